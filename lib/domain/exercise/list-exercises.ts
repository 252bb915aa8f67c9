import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { EXERCISE_SUMMARIES } from './load-exercise'
import type { ExerciseListItem } from './model'

const Summary = z.object({
  id: z.string(),
  classifications: z.array(z.string()),
  description: z.string(),
  skill: z.string().optional(),
})

/** All public exercises, by id. */
export async function listPublicExercises(store: DocumentStore): Promise<readonly ExerciseListItem[]> {
  const documents = await store.query(EXERCISE_SUMMARIES)
  return documents.map(toListItem)
}

/** What lists show of a document of `EXERCISE_SUMMARIES`. */
export function toListItem({ data }: StoredDocument): ExerciseListItem {
  return Summary.parse(data)
}

const Publication = z.object({ id: z.string(), published: z.iso.datetime() })

/** When each public exercise was first published, as ISO time, by id. */
export async function listPublicationDates(store: DocumentStore): Promise<readonly z.output<typeof Publication>[]> {
  const documents = await store.query(EXERCISE_SUMMARIES)
  return documents.map(({ data }) => Publication.parse(data))
}
