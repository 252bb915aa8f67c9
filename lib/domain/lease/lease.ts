import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, FieldChanges, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'

/** What only one process at a time may do, by its name. */
const LEASES = 'leases'

/** A document of `leases`. One that was released stays, so that its fence goes on growing. */
const StoredLease = z.object({
  fence: z.number(),
  /** Of this holding; null when it was released. */
  holder: z.string().nullable(),
  /** ISO time; from then on anybody may have it. */
  leaseEndsAt: z.string(),
})

/** That nobody else is at it until the lease ends. */
export interface Lease {
  /** Grows with each holder: who writes with a smaller one has lost the lease meanwhile. */
  readonly fence: number
  /** Has the lease last for its whole duration from now on. @throws AppError `conflict` when somebody else has had it since. */
  renew(): Promise<void>
  /**
   * To be called in each transaction that writes what only the holder may: it reads the lease, so that nobody can take it
   * before the commit. A holder that was late but is still the last one may go on.
   *
   * @throws AppError `conflict` when somebody else has had it since, or it was released.
   */
  assertHeld(transaction: Transaction): Promise<void>
  /** Lets others have it at once; does nothing when somebody else has it. */
  release(): Promise<void>
}

/**
 * Takes a lease, which ends by itself after `durationMs` should its holder die.
 *
 * @returns `undefined` while somebody else has it.
 */
export async function acquireLease(
  store: DocumentStore,
  clock: Clock,
  name: string,
  durationMs: number,
): Promise<Lease | undefined> {
  const holder = randomUUID()
  const endsAt = (fromNowMs: number) => new Date(clock.now().getTime() + fromNowMs).toISOString()
  const fence = await store.transaction(async (transaction) => {
    const document = await transaction.get(LEASES, name)
    const before = document && StoredLease.parse(document.data)
    // A store may run this again after a commit of which it did not hear.
    if (before?.holder === holder) return before.fence
    if (before && before.leaseEndsAt > endsAt(0)) return undefined
    const next = (before?.fence ?? 0) + 1
    transaction.set(LEASES, name, { fence: next, holder, leaseEndsAt: endsAt(durationMs) })
    return next
  })
  if (fence === undefined) return undefined
  const isHeld = async (transaction: Transaction) => (await transaction.get(LEASES, name))?.data.holder === holder
  /** @returns whether the lease was still ours. */
  const change = (changes: () => FieldChanges) =>
    store.transaction(async (transaction) => {
      if (!(await isHeld(transaction))) return false
      transaction.update(LEASES, name, changes())
      return true
    })
  return {
    fence,
    async renew() {
      if (!(await change(() => ({ leaseEndsAt: endsAt(durationMs) })))) throw new AppError('conflict')
    },
    async assertHeld(transaction) {
      if (!(await isHeld(transaction))) throw new AppError('conflict')
    },
    async release() {
      await change(() => ({ holder: null, leaseEndsAt: endsAt(0) }))
    },
  }
}

/** Forgets a lease that nobody will take any more, for its name tells whose it was. */
export async function forgetLease(store: DocumentStore, name: string): Promise<void> {
  await store.delete(LEASES, name)
}
