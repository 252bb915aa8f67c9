import { randomUUID } from 'node:crypto'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import type { ActivityEntry } from './model'

export const ACTIVITY_LOG = 'activityLog'

export interface LogDeps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * Adds an entry to the log, at the time of this server: one new document, whatever the log holds already.
 *
 * @throws AppError `forbidden` when the entry is about somebody other than the caller.
 */
export async function logActivity(
  { store, clock }: LogDeps,
  callerId: string,
  { userId, activity, metadata }: ActivityEntry,
): Promise<void> {
  if (userId !== callerId) throw new AppError('forbidden')
  const createdAt = clock.now().toISOString()
  await store.create(ACTIVITY_LOG, randomUUID(), { userId, activity, ...(metadata && { metadata }), createdAt })
}
