import type { CollectionFile } from './collection-files'

/** What is practised in an exercise, as teachers call it, by its id, for those of which a collection says so. */
export function skillsByExercise(collections: readonly CollectionFile[]): ReadonlyMap<string, string> {
  return new Map(
    collections.flatMap((collection) =>
      collection.id === 'grade-5'
        ? collection.source.topics.flatMap(({ exercises }) =>
            exercises.map(({ exercise, skill }) => [exercise, skill] as const),
          )
        : [],
    ),
  )
}
