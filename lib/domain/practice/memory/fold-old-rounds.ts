import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { homeDay } from '@/lib/shared/format/date-time'
import { rememberRound } from '../rounds/remember-round'
import { reportUnreadable } from '../rounds/report-unreadable'
import { byEnd, endedAt, type Round } from '../rounds/round'
import { parseRound, ROUNDS } from '../rounds/stored-rounds'
import { MEMORY_SNAPSHOTS, parseSnapshot, type Snapshot, toStoredSnapshot } from './snapshot'

/** A little more than a year: what was practised last winter is there this winter. */
const KEPT_DAYS = 400
const DAY_MS = 86_400_000
const PORTION = 200

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
}

/**
 * Folds rounds that ended long ago into their pupils' snapshots: what is remembered stays, how one worked goes. A pupil of
 * whom a round cannot be read is reported, and keeps those of nobody else.
 */
export async function foldOldRounds({ store, clock, errorReporter }: Deps): Promise<void> {
  const until = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const failed = new Set<string>()
  let portion: readonly StoredDocument[]
  let pupils: ReadonlySet<string>
  do {
    portion = await store.query(ROUNDS, {
      where: [{ field: 'endedAt', operator: '<=', value: until }],
      orderBy: [{ field: 'endedAt', direction: 'ascending' }],
      limit: PORTION,
    })
    pupils = new Set(portion.map(({ data }) => String(data.userId)).filter((userId) => !failed.has(userId)))
    for (const userId of pupils) {
      const own = portion.filter(({ data }) => data.userId === userId)
      await foldRounds(store, userId, own).catch((error) => {
        reportUnreadable(errorReporter, error)
        failed.add(userId)
      })
    }
  } while (portion.length === PORTION && pupils.size > 0)
}

/** @param documents the pupil's oldest, in the order in which they ended */
async function foldRounds(store: DocumentStore, userId: string, documents: readonly StoredDocument[]): Promise<void> {
  await store.transaction(async (transaction) => {
    const before = parseSnapshot(await transaction.get(MEMORY_SNAPSHOTS, userId))
    const kept = await Promise.all(documents.map(({ id }) => transaction.get(ROUNDS, id)))
    // Another process may have folded some of them meanwhile.
    const still = kept.filter((document) => document !== undefined)
    if (still.length === 0) return
    transaction.set(
      MEMORY_SNAPSHOTS,
      userId,
      toStoredSnapshot(still.map(parseRound).toSorted(byEnd).reduce(withRound, before)),
    )
    for (const { id } of still) transaction.delete(ROUNDS, id)
  })
}

function withRound({ memory, months, until }: Snapshot, round: Round): Snapshot {
  const end = endedAt(round) ?? until
  const month = homeDay(new Date(end)).slice(0, 'yyyy-mm'.length)
  return { until: end, memory: rememberRound(memory, round), months: { ...months, [month]: (months[month] ?? 0) + 1 } }
}
