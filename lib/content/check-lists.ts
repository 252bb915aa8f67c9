import type { ContentFault, ContentFiles } from './files'

/** Classifications must have a label, and a public exercise must be on some list. */
export function checkLists({ exercises, classifications }: ContentFiles): readonly ContentFault[] {
  return exercises.flatMap(({ file, definition, lineOf }) => {
    const line = lineOf(['classifications'])
    const unknown = definition.classifications.filter((id) => classifications[id] === undefined)
    const isListed = definition.classifications.some((id) => /^hu\|(dynamic|grade|final-exam|entrance-exam)\|/.test(id))
    return [
      ...unknown.map((id) => ({ file, line, reason: `${id} has no label in content/classifications.yaml` })),
      ...(definition.status === 'public' && !isListed ? [{ file, line, reason: 'is public but on no list' }] : []),
    ]
  })
}
