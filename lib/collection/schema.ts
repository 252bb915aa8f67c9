import { z } from 'zod'
import { ExerciseId } from '@/lib/exercise/model'
import type { CollectionId, Collections } from './model'

/** Also an anchor in the page's address. */
const AnchorId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case')
const Title = z.string().trim().min(1).max(80)

const Dynamic = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: AnchorId,
      title: Title,
      topics: z.array(z.strictObject({ title: Title, exercise: ExerciseId })),
    }),
  ),
})

const Exams = z.strictObject({
  exams: z.array(
    z.strictObject({
      id: AnchorId,
      title: Title,
      dates: z.array(
        z.strictObject({
          date: z.iso.date(),
          tasks: z.array(z.strictObject({ number: z.int().min(1).max(30), exercise: ExerciseId })),
        }),
      ),
    }),
  ),
})

const topicOf = <Exercise extends z.ZodType>(exercise: Exercise) =>
  z.strictObject({
    id: AnchorId,
    title: Title,
    video: z.url({ protocol: /^https$/ }).exactOptional(),
    exercises: z.array(exercise),
  })

/** The files under `content/collections`, by collection: they name exercises by their ids only. */
export const collectionSources = {
  dynamic: Dynamic,
  'grade-5': z.strictObject({ topics: z.array(topicOf(ExerciseId)) }),
  admission: Exams,
} satisfies Record<CollectionId, z.ZodType>

export type CollectionSources = { readonly [Id in CollectionId]: z.output<(typeof collectionSources)[Id]> }

/** The documents of `collections`, by id: only public exercises, with all that a page shows of them. */
export const collectionDocuments: { readonly [Id in CollectionId]: z.ZodType<Collections[Id]> } = {
  dynamic: Dynamic,
  'grade-5': z.strictObject({ topics: z.array(topicOf(z.strictObject({ id: ExerciseId, title: z.string() }))) }),
  admission: Exams,
}
