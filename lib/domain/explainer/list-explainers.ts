import { z } from 'zod'
import type { Video } from '@/lib/domain/collection/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { onceAVersion } from '@/lib/shared/once-a-version'
import { EXAM_EXPLAINER, ExplainerEntry } from './model'

/** One document: all explainers without what is in them, and the videos that stand beside them, by the ids of exercises. */
export const EXPLAINER_INDEX = ['explainerIndex', 'entries'] as const

const StoredIndex = z.object({
  entries: z.array(ExplainerEntry),
  videos: z.record(z.string(), z.object({ title: z.string(), address: z.string() })).default({}),
})

const parseIndex = onceAVersion(({ data }: StoredDocument) => StoredIndex.parse(data))

/** Every explainer, by grade: one read, however many there are. Empty before content has been published. */
export async function listExplainers(store: DocumentStore): Promise<readonly ExplainerEntry[]> {
  const document = await store.get(...EXPLAINER_INDEX)
  return document ? parseIndex(document).entries : []
}

/** What stands beside an exercise for who wants it explained. */
export interface Explanation {
  /** Of its main skill. */
  readonly explainer: ExplainerEntry | undefined
  /** The one that was chosen for it or for its topic, elsewhere. */
  readonly video: Video | undefined
}

/** What explains an exercise: one read. */
export async function findExplanation(
  store: DocumentStore,
  { id, skills }: Pick<ExerciseDefinition, 'id' | 'skills'>,
): Promise<Explanation> {
  const document = await store.get(...EXPLAINER_INDEX)
  if (!document) return { explainer: undefined, video: undefined }
  const { entries, videos } = parseIndex(document)
  return { explainer: explainerOfSkill(entries, skills[0]), video: videos[id] }
}

/** The one among explainers that explains a skill, if there is one; none for no skill, as those about exams have none. */
export function explainerOfSkill<Explainer extends Pick<ExplainerEntry, 'skill'>>(
  explainers: readonly Explainer[],
  skill: string | undefined,
): Explainer | undefined {
  return skill === undefined ? undefined : explainers.find((each) => each.skill === skill)
}

/** The explainer that tells how the tasks of an exam are read. @param examId `erettsegi`, as the collection names it. */
export function explainerOfExam(entries: readonly ExplainerEntry[], examId: string): ExplainerEntry | undefined {
  return entries.find(({ id }) => id === `${EXAM_EXPLAINER}${examId}`)
}
