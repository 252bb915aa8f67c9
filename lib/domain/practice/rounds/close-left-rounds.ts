import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { endRounds } from './end-rounds'
import { reportUnreadable } from './report-unreadable'
import { isOpen } from './round'
import { parseRound, ROUNDS } from './stored-rounds'

/** Nobody goes on with an exercise after so long, and until then "Folytasd" offers it. */
const OPEN_FOR_DAYS = 3
const DAY_MS = 86_400_000
const PORTION = 100

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
}

/**
 * Gives up on the rounds that nobody has gone on with for days, so that what was not known comes back. One that cannot be
 * read is reported, and keeps no other from being closed.
 */
export async function closeLeftRounds(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - OPEN_FOR_DAYS * DAY_MS).toISOString()
  const failed = new Set<string>()
  let portion: readonly { readonly id: string }[]
  let left: typeof portion
  do {
    portion = await deps.store.query(ROUNDS, {
      where: [
        { field: 'open', operator: '==', value: true },
        { field: 'updatedAt', operator: '<=', value: before },
      ],
      orderBy: [{ field: 'updatedAt', direction: 'ascending' }],
      limit: PORTION,
    })
    left = portion.filter(({ id }) => !failed.has(id))
    for (const { id } of left) {
      await closeRound(deps, id, before).catch((error) => {
        reportUnreadable(deps.errorReporter, error)
        failed.add(id)
      })
    }
  } while (portion.length === PORTION && left.length > 0)
}

async function closeRound({ store, clock }: Omit<Deps, 'errorReporter'>, id: string, before: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const document = await transaction.get(ROUNDS, id)
    const round = document && parseRound(document)
    if (!round || !isOpen(round) || round.updatedAt > before) return
    await endRounds(transaction, round.userId, [{ id, round: { ...round, leftAt: clock.now().toISOString() } }])
  })
}
