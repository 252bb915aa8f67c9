import { type CollectionFile, parseCollection } from '@/lib/domain/content/collection-files'

/** The collection of what may be tried without an account, for one grade, as its file would be read. */
export function trialsOf(
  ...exercises: readonly { readonly exercise: string; readonly level?: 1 | 2 | 3 }[]
): CollectionFile {
  const source = { grades: [{ grade: 5, exercises }] }
  const { collection, found } = parseCollection('trial', 'trial.yaml', JSON.stringify(source))
  if (!collection) throw new Error(found.map(({ reason }) => reason).join('\n'))
  return collection
}
