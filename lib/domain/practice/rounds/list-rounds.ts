import type { DocumentStore, Query } from '@/lib/ports/document-store'
import type { Round } from './round'
import { type KeptRound, parseRound, ROUNDS } from './stored-rounds'

/** A week by the calendar, wherever in the world its days begin. */
const RECENT_MS = 8 * 86_400_000
/** More than anybody solves in a week. */
const MOST_RECENT = 500
/** Of so many open ones the last that was worked on is taken. */
const MOST_OPEN = 20
/** As far back as the log of mistakes goes: who has more to mend begins with these. */
const MOST_MISSED = 60

/** The rounds that a pupil is in the middle of, the one that was worked on last first. */
export async function listOpenRounds(store: DocumentStore, userId: string): Promise<readonly Round[]> {
  const kept = await listFlagged(store, userId, 'open', MOST_OPEN)
  return kept.map(({ round }) => round)
}

/** The rounds of a pupil in which something was answered wrong at least once, the newest first. */
export function listMissedRounds(store: DocumentStore, userId: string): Promise<readonly KeptRound[]> {
  return listFlagged(store, userId, 'missed', MOST_MISSED)
}

/** The rounds of a pupil that ended within a week, the newest first. */
export async function listRecentRounds(store: DocumentStore, userId: string, now: Date): Promise<readonly Round[]> {
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  const kept = await listRounds(store, {
    where: [
      { field: 'userId', operator: '==', value: userId },
      { field: 'endedAt', operator: '>=', value: since },
    ],
    orderBy: [{ field: 'endedAt', direction: 'descending' }],
    limit: MOST_RECENT,
  })
  return kept.map(({ round }) => round)
}

function listFlagged(
  store: DocumentStore,
  userId: string,
  flag: 'open' | 'missed',
  limit: number,
): Promise<readonly KeptRound[]> {
  return listRounds(store, {
    where: [
      { field: 'userId', operator: '==', value: userId },
      { field: flag, operator: '==', value: true },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'descending' }],
    limit,
  })
}

async function listRounds(store: DocumentStore, query: Query): Promise<readonly KeptRound[]> {
  const documents = await store.query(ROUNDS, query)
  return documents.map((document) => ({ id: document.id, round: parseRound(document) }))
}
