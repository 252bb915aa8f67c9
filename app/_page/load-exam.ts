import { cache } from 'react'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import type { DroppedNotion } from '@/lib/domain/collection/model'
import { findExamTask } from '@/lib/domain/exam/model'
import { loadExamSet, type PaperTask } from '@/lib/domain/exam/paper'
import { services } from '@/lib/server/services'

/** A set by its id, once a request, for the page and for its metadata. */
export const findCachedExamSet = cache((id: string) => loadExamSet(services().store, id))

/** What an exercise asks for that is not asked for at its exam any more. */
export async function findDroppedNotion(exerciseId: string): Promise<DroppedNotion | undefined> {
  return findExamTask(await loadCollection(services().store, 'admission'), exerciseId)?.dropped
}

/** The ids of the topics that each task is about, by its number; without those that have no name any more. */
export function topicsOf(
  tasks: readonly PaperTask[],
  labels: Readonly<Record<string, string>>,
): Readonly<Record<number, readonly string[]>> {
  const isTopic = (id: string) => id.startsWith('hu|topic|') && Object.hasOwn(labels, id)
  return Object.fromEntries(tasks.map(({ number, classifications }) => [number, classifications.filter(isTopic)]))
}
