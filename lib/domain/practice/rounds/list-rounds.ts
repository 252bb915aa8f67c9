import type { DocumentStore, Filter, Order, Query, StoredDocument } from '@/lib/ports/document-store'
import type { Day } from '../model'
import type { Round } from './round'
import { type KeptRound, parseRound, ROUNDS } from './stored-rounds'

/** A week by the calendar, wherever in the world its days begin. */
const RECENT_MS = 8 * 86_400_000
/** More than anybody solves in a week. */
const MOST_RECENT = 500
/** As many as a pupil who practises daily ends in two weeks. */
const MOST_LAST = 100
/** Of so many open ones the last that was worked on is taken. */
const MOST_OPEN = 20
/** What is looked for is mostly in the first portion. */
const PORTION = 60

/** The rounds that a pupil is in the middle of, the one that was worked on last first. */
export async function listOpenRounds(store: DocumentStore, userId: string): Promise<readonly Round[]> {
  const kept = await listRounds(store, { ...flagged(userId, 'open'), limit: MOST_OPEN })
  return kept.map(({ round }) => round)
}

/**
 * The rounds of a pupil in which a mistake is not noted as mended, the one that was worked on last first: all of them, however
 * long ago they were.
 */
export async function listMissedRounds(store: DocumentStore, userId: string): Promise<readonly KeptRound[]> {
  const all: KeptRound[] = []
  for await (const portion of missedPortions(store, userId)) all.push(...portion)
  return all
}

/**
 * The rounds of a pupil in which a mistake is noted as mended, the one in which that was last first.
 *
 * @param since leaves out those in which none was mended on that day or later
 */
export async function listMendedRounds(
  store: DocumentStore,
  userId: string,
  since?: Day,
): Promise<readonly KeptRound[]> {
  const all: KeptRound[] = []
  for await (const portion of mendedPortions(store, userId, since)) all.push(...portion)
  return all
}

/** Whether the log of mistakes of a pupil holds one of an exercise. */
export async function hasMissed(
  store: DocumentStore,
  { userId, exerciseId }: Pick<Round, 'userId' | 'exerciseId'>,
): Promise<boolean> {
  for (const portions of [missedPortions(store, userId), mendedPortions(store, userId)]) {
    for await (const portion of portions) {
      if (portion.some(({ round }) => round.exerciseId === exerciseId)) return true
    }
  }
  return false
}

/** The rounds of a pupil that ended within a week, the newest first. */
export function listRecentRounds(store: DocumentStore, userId: string, now: Date): Promise<readonly Round[]> {
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  return listEnded(store, userId, MOST_RECENT, [{ field: 'endedAt', operator: '>=', value: since }])
}

/** The rounds of a pupil that ended last, the newest first. */
export function listLastRounds(store: DocumentStore, userId: string): Promise<readonly Round[]> {
  return listEnded(store, userId, MOST_LAST)
}

async function listEnded(
  store: DocumentStore,
  userId: string,
  limit: number,
  among: readonly Filter[] = [],
): Promise<readonly Round[]> {
  const kept = await listRounds(store, {
    where: [{ field: 'userId', operator: '==', value: userId }, ...among],
    orderBy: [{ field: 'endedAt', direction: 'descending' }],
    limit,
  })
  return kept.map(({ round }) => round)
}

/** What is looked for, by one order. */
interface Selection {
  readonly where: readonly Filter[]
  readonly orderBy: readonly [Order]
}

function flagged(userId: string, flag: 'open' | 'missed'): Selection {
  return {
    where: [
      { field: 'userId', operator: '==', value: userId },
      { field: flag, operator: '==', value: true },
    ],
    orderBy: [{ field: 'updatedAt', direction: 'descending' }],
  }
}

function missedPortions(store: DocumentStore, userId: string): AsyncGenerator<readonly KeptRound[], void> {
  return portionsOf(store, flagged(userId, 'missed'))
}

function mendedPortions(store: DocumentStore, userId: string, since?: Day): AsyncGenerator<readonly KeptRound[], void> {
  return portionsOf(store, {
    where: [
      { field: 'userId', operator: '==', value: userId },
      ...(since === undefined ? [] : [{ field: 'mendedOn', operator: '>=' as const, value: since }]),
    ],
    orderBy: [{ field: 'mendedOn', direction: 'descending' }],
  })
}

/** All of them, each portion when it is asked for. */
async function* portionsOf(store: DocumentStore, selection: Selection): AsyncGenerator<readonly KeptRound[], void> {
  const [{ field }] = selection.orderBy
  let portion: readonly StoredDocument[] = []
  do {
    const last = portion.at(-1)
    portion = await store.query(ROUNDS, {
      ...selection,
      limit: PORTION,
      ...(last && { startAfter: { values: [last.data[field] ?? null], id: last.id } }),
    })
    yield portion.map(toKept)
  } while (portion.length === PORTION)
}

async function listRounds(store: DocumentStore, query: Query): Promise<readonly KeptRound[]> {
  const documents = await store.query(ROUNDS, query)
  return documents.map(toKept)
}

function toKept(document: StoredDocument): KeptRound {
  return { id: document.id, round: parseRound(document) }
}
