import { z } from 'zod'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { onceAVersion } from '@/lib/shared/once-a-version'
import { EXAM_EXPLAINER, ExplainerEntry } from './model'

/** One document: all explainers without what is in them. */
export const EXPLAINER_INDEX = ['explainerIndex', 'entries'] as const

const StoredIndex = z.object({ entries: z.array(ExplainerEntry) })

const parseIndex = onceAVersion(({ data }: StoredDocument) => StoredIndex.parse(data).entries)

/** Every explainer, by grade: one read, however many there are. Empty before content has been published. */
export async function listExplainers(store: DocumentStore): Promise<readonly ExplainerEntry[]> {
  const document = await store.get(...EXPLAINER_INDEX)
  return document ? parseIndex(document) : []
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
