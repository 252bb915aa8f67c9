import { cache } from 'react'
import type { ExamTopic } from '@/components/exam/exam-state'
import { loadExamSet, type PaperTask } from '@/lib/domain/exam/paper'
import { services } from '@/lib/server/services'
import { loadClassificationLabels } from './load-list'

/** A set by its id, once a request, for the page and for its metadata. */
export const findCachedExamSet = cache((id: string) => loadExamSet(services().store, id))

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
