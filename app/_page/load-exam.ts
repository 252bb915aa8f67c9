import { cache } from 'react'
import type { ExamTopic } from '@/components/exam/exam-state'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { DroppedNotion } from '@/lib/domain/collection/model'
import { findExamTask } from '@/lib/domain/exam/model'
import { loadExamSet, type PaperTask } from '@/lib/domain/exam/paper'
import { services } from '@/lib/server/services'
import { loadClassificationLabels } from './load-list'

/** A set by its id, once a request, for the page and for its metadata. */
export const findCachedExamSet = cache((id: string) => loadExamSet(services().store, id))

/** What an exercise asks for that is not asked for at its exam any more. */
export async function findDroppedNotion(exerciseId: string): Promise<DroppedNotion | undefined> {
  return findExamTask(await loadCollection(services().store, 'admission'), exerciseId)?.dropped
}

/** What each task is about, by its number. */
export async function loadExamTopics(
  tasks: readonly PaperTask[],
): Promise<Readonly<Record<number, readonly ExamTopic[]>>> {
  const labels = await loadClassificationLabels()
  const topicsOf = ({ classifications }: PaperTask) =>
    classifications
      .filter((id) => id.startsWith('hu|topic|') && Object.hasOwn(labels, id))
      .map((id) => ({ id, label: labels[id] ?? '' }))
  return Object.fromEntries(tasks.map((task) => [task.number, topicsOf(task)]))
}
