import type { DocumentStore } from '@/lib/ports/document-store'
import type { Round } from './round'
import { parseRound, ROUNDS } from './stored-rounds'

/** A week by the calendar, wherever in the world its days begin. */
const RECENT_MS = 8 * 86_400_000
/** More than anybody solves in a week. */
const MOST_RECENT = 500

/** The rounds of a pupil that ended within a week, the newest first. */
export async function listRecentRounds(store: DocumentStore, userId: string, now: Date): Promise<readonly Round[]> {
  const documents = await store.query(ROUNDS, {
    where: [
      { field: 'userId', operator: '==', value: userId },
      { field: 'endedAt', operator: '>=', value: new Date(now.getTime() - RECENT_MS).toISOString() },
    ],
    orderBy: [{ field: 'endedAt', direction: 'descending' }],
    limit: MOST_RECENT,
  })
  return documents.map(parseRound)
}
