import { checkCollections, mentionsIn } from './check-collections'
import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'

/** Classifications must have a label, collections must be sound, and a public exercise must be on some list. */
export function checkLists(content: ContentFiles): readonly ContentFault[] {
  const { exercises, classifications, collections } = content
  const mentions = mentionsIn(collections)
  const collected = new Set(mentions.map(({ exercise }) => exercise))
  const dynamic = new Set(mentions.flatMap(({ exercise, dynamicGroup }) => (dynamicGroup ? [exercise] : [])))
  const ofExercises = exercises.flatMap(({ file, definition, lineOf }) => {
    const { id, status } = definition
    const line = lineOf(['classifications'])
    const unknown = definition.classifications.filter((tag) => classifications[tag] === undefined)
    const hasTag = (pattern: RegExp) => definition.classifications.some((tag) => pattern.test(tag))
    const reasons = unknown.map((tag) => `${tag} has no label in content/classifications.yaml`)
    if (status === 'public') {
      // The home page leads to the lists of these classifications.
      if (!collected.has(id) && !hasTag(/^hu\|(grade|final-exam)\|/)) reasons.push('is public but on no list')
      if (hasTag(/^hu\|dynamic\|/) && !dynamic.has(id)) reasons.push('is not in content/collections/dynamic.yaml')
    }
    return reasons.map((reason) => ({ file, line, reason }))
  })
  return [...ofExercises, ...checkCollections(content)]
}
