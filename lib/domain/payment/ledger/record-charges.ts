import { findUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Invoicing } from '@/lib/ports/invoicing'
import type { Charge, PaymentGateway, PaymentReads, Subscription } from '@/lib/ports/payment-gateway'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import { bookInvoice } from '../invoices/book-invoice'
import { enqueueNotices } from '../notices/notices'
import { readPayments, retryOnConflict } from '../payments'
import { isCovered } from './coverage'
import { decideEntry, hasChanged, isOwnCharge, type OwnCharge } from './decide-entry'
import { type IdentifiedEntry, LEDGER, toEntry } from './entry'
import { noticesOf } from './entry-notices'
import { rememberCustomer } from './known-customers'

/** What writing the ledger takes: it asks the provider, and changes nothing there. */
export interface LedgerDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly payments: PaymentReads & Pick<PaymentGateway, 'mode'>
  readonly invoicing: Invoicing
}

/** A payment as the provider has it, and its entry. */
export interface RecordedCharge {
  readonly charge: OwnCharge
  readonly entry: IdentifiedEntry
}

/** What was read of a customer at the provider, and what the ledger said before it was read. */
export interface SeenPayments {
  readonly charges: readonly Charge[]
  readonly subscriptions: readonly Subscription[]
  /** The versions of the entries, by the ids of the payments. */
  readonly versions: ReadonlyMap<string, string>
}

/**
 * Brings the ledger into line with what the provider has of a customer, also of one that was deleted there. Running it
 * again changes nothing, and whoever has read the provider before somebody else wrote reads it anew.
 *
 * @returns all payments of the customer that were made for an account of the site.
 * @throws AppError `unavailable`
 */
export async function recordCharges(deps: LedgerDeps, customerId: string): Promise<readonly RecordedCharge[]> {
  return retryOnConflict(async () => writeCharges(deps, await readSeenPayments(deps, customerId)))
}

/** The same with what was seen already, unless somebody else has written since. */
export async function recordSeen(deps: LedgerDeps, customerId: string, seen: SeenPayments): Promise<void> {
  try {
    await writeCharges(deps, seen)
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error
    await recordCharges(deps, customerId)
  }
}

/** The same for one payment, of which nothing else is asked. @returns `undefined` when nothing was captured for the site */
export async function recordCharge(deps: LedgerDeps, chargeId: string): Promise<IdentifiedEntry | undefined> {
  return retryOnConflict(async () => {
    const document = await deps.store.get(LEDGER, chargeId)
    const charge = await deps.payments.charge(chargeId)
    if (!charge) return undefined
    const subscription =
      charge.subscriptionId === null ? undefined : await deps.payments.subscription(charge.subscriptionId)
    const versions = new Map(document ? [[chargeId, document.version]] : [])
    const seen = { charges: [charge], subscriptions: subscription ? [subscription] : [], versions }
    return (await writeCharges(deps, seen))[0]?.entry
  })
}

/** What a customer of this site has at the provider now. */
export async function readSeenPayments(deps: LedgerDeps, customerId: string): Promise<SeenPayments> {
  const { store, payments } = deps
  await rememberCustomer(deps, customerId)
  const where = [{ field: 'customerId', operator: '==', value: customerId }] as const
  const versions = new Map((await store.query(LEDGER, { where })).map(({ id, version }) => [id, version]))
  const [charges, subscriptions] = await Promise.all([payments.charges(customerId), payments.subscriptions(customerId)])
  return { charges, subscriptions, versions }
}

/**
 * Writes what was seen, and has the invoices issued that are missing and those taken back whose money was given back.
 *
 * @throws AppError `conflict` when somebody else has written since, `unavailable`.
 */
async function writeCharges(deps: LedgerDeps, seen: SeenPayments): Promise<readonly RecordedCharge[]> {
  const recorded: RecordedCharge[] = []
  for (const charge of seen.charges.filter(isOwnCharge)) {
    const entry = await writeEntry(deps, charge, seen)
    recorded.push({ charge, entry: await bookInvoice(deps, entry) })
  }
  return recorded
}

function writeEntry(
  { store, clock, payments: { mode } }: LedgerDeps,
  charge: OwnCharge,
  { subscriptions, versions }: SeenPayments,
): Promise<IdentifiedEntry> {
  return store.transaction(async (transaction) => {
    const document = await transaction.get(LEDGER, charge.id)
    if (document?.version !== versions.get(charge.id)) throw new AppError('conflict')
    const before = document && toEntry(document)
    const account = await findUser(transaction, charge.uid)
    const stored = await readPayments(transaction, charge.uid)
    const subscription = subscriptions.find(({ id }) => id === charge.subscriptionId)
    const isAccountOpen = account !== undefined && !account.disabled
    const hadAccess = isAccountOpen && isCovered(charge, { mode, stored, subscription })
    const now = clock.now()
    const entry = decideEntry(before, charge, { mode, hadAccess, now })
    const identified = { chargeId: charge.id, ...entry }
    if (before && !hasChanged(before, entry)) return before
    // What an account is still to be told is forgotten with it; who paid is told of the money all the same.
    const notices = noticesOf(before, identified)
    await enqueueNotices(transaction, isAccountOpen ? charge.uid : null, notices, now)
    transaction.set(LEDGER, charge.id, entry)
    return identified
  })
}
