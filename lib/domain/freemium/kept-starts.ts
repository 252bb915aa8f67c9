import { canonicalEmail } from '@/lib/domain/account/canonical-email'
import { saltedHash } from '@/lib/domain/privacy/salted-hash'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { readStarts, USAGE } from './access'
import { countsUntil, type Starts, startsWithinWindow } from './decide-access'

/**
 * What accounts that are gone have started lately, by the salted hash of their mailbox: who deletes an account and
 * registers anew goes on where they were. A document is of no use after `expiresAt`, and is deleted then.
 */
export const KEPT_STARTS = 'keptStarts'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly hashSecret: string
}

interface Owner {
  readonly uid: string
  /** In the spelling of the `Email` schema, confirmed or not: made-up addresses are free. */
  readonly email: string
}

/**
 * Deletes what an account has started, and keeps what of it still counts for its mailbox: both or neither.
 *
 * @returns how many documents were deleted: 1 or 0.
 */
export async function retireUsage(deps: Deps, owner: Owner): Promise<number> {
  const id = mailboxId(deps, owner)
  return deps.store.transaction(async (transaction) => {
    const usage = await transaction.get(USAGE, owner.uid)
    if (!usage) return 0
    const starts = latestOf(
      await readStarts(transaction, KEPT_STARTS, id),
      await readStarts(transaction, USAGE, owner.uid),
    )
    const counting = startsWithinWindow(starts, deps.clock.now())
    const expiresAt = Object.values(countsUntil(counting)).toSorted().at(-1)
    if (expiresAt !== undefined) transaction.set(KEPT_STARTS, id, { starts: counting, expiresAt })
    transaction.delete(USAGE, owner.uid)
    return 1
  })
}

/**
 * Has a new account begin with what accounts of its mailbox have started that are gone. What is kept stays until it
 * expires, for the next account of the mailbox too.
 */
export async function takeOverStarts(deps: Deps, owner: Owner): Promise<void> {
  const id = mailboxId(deps, owner)
  await deps.store.transaction(async (transaction) => {
    const kept = startsWithinWindow(await readStarts(transaction, KEPT_STARTS, id), deps.clock.now())
    if (Object.keys(kept).length === 0) return
    const starts = latestOf(kept, await readStarts(transaction, USAGE, owner.uid))
    transaction.set(USAGE, owner.uid, { starts })
  })
}

function mailboxId({ hashSecret }: Deps, { email }: Owner): string {
  return saltedHash(hashSecret, 'free-tier-mailbox', canonicalEmail(email))
}

/** The starts of both; of an exercise that is in both the later one. */
function latestOf(some: Starts, others: Starts): Starts {
  const later = Object.entries(others).filter(([id, at]) => Date.parse(at) >= Date.parse(some[id] ?? at))
  return { ...some, ...Object.fromEntries(later) }
}
