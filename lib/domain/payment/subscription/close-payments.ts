import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import { grantsAccess, PAYMENTS } from '../entitlement/entitlement'
import { type IdentifiedEntry, wasGivenBack } from '../ledger/entry'
import { giveBack, settleOwnerless } from '../ledger/give-back'
import { recordCharges } from '../ledger/record-charges'
import { hasEnded } from '../model'
import { type Payments, readPayments } from '../payments'
import { StoredWithdrawal, WITHDRAWALS } from '../rights/withdrawal'
import { type Held, inSequence } from '../sequence/in-sequence'
import { canBePaid } from './cancel-step'

/** More bills than can wait to be paid. */
const MOST_BILLS = 100

/** An account that is being deleted. */
interface Leaver {
  readonly userId: string
  /** When the deletion was asked for, ISO time; absent where that is not known. */
  readonly askedAt?: string | undefined
}

/**
 * Ends what an account that is being deleted has at the provider: nothing can be paid any more, what was paid and gives
 * nobody anything is given back, who paid is told, and then the provider forgets who that was. Last, the site forgets
 * what the account has paid for. May be called again after a failure; the account's other documents are still there then.
 *
 * @returns how many documents were erased: 1 or 0.
 * @throws AppError `unavailable` when the provider does not answer, a command of the account is still at work, or money
 *   is still to be given back: until then the account is not forgotten.
 */
export function closePayments(deps: PaymentDeps, leaver: Leaver): Promise<number> {
  const { userId } = leaver
  const close = async (held: Held<PaymentDeps>) => {
    const stored = await readPayments(held.store, userId)
    if (!stored) return 0
    if (isKnownTo(held.payments, stored)) {
      for (const customerId of await customersOf(held, userId, stored)) await closeCustomer(held, leaver, customerId)
    }
    await held.store.delete(PAYMENTS, userId)
    return 1
  }
  return inSequence(deps, userId, close, { evenLocked: true, whenBusy: 'unavailable' })
}

/** Where the provider's keys were taken away, an account can go that nothing is charged for. */
function isKnownTo({ mode }: Pick<PaymentGateway, 'mode'>, { status = 'none' }: Payments): boolean {
  return mode !== 'off' || grantsAccess(status) || status === 'unpaid'
}

/** Also one that was asked for by a process that died before it knew the answer. */
async function customersOf(
  { payments }: Held<PaymentDeps>,
  uid: string,
  { customerId, customerOrder }: Payments,
): Promise<ReadonlySet<string>> {
  const ordered = customerOrder ? await payments.customersOf({ uid, email: customerOrder.email }) : []
  return new Set([...(customerId === undefined ? [] : [customerId]), ...ordered.map(({ id }) => id)])
}

async function closeCustomer(held: Held<PaymentDeps>, { userId, askedAt }: Leaver, customerId: string): Promise<void> {
  await makeUnpayable(held, customerId)
  await requireNothingOwed(held, userId)
  for (const { entry } of await recordCharges(held, customerId)) {
    if (isPaidSince(entry, askedAt)) await giveBack(held, entry.chargeId, 'no-owner')
  }
  await settleOwnerless(held, customerId)
  await held.payments.deleteCustomer(customerId)
}

/** Bills go first: with an open one its payer could still pay for what has ended. */
async function makeUnpayable({ payments }: Held<PaymentDeps>, customerId: string): Promise<void> {
  for (const bill of await payments.invoices(customerId, MOST_BILLS)) {
    if (canBePaid(bill)) await payments.voidInvoice(bill.id)
  }
  for (const subscription of await payments.subscriptions(customerId)) {
    if (!hasEnded(subscription)) await payments.endSubscription(subscription.id)
  }
}

/** Whoever had the account deleted while a purchase was still running wants nothing for it. The provider counts seconds. */
function isPaidSince(entry: IdentifiedEntry, askedAt: string | undefined): boolean {
  if (askedAt === undefined || wasGivenBack(entry)) return false
  return Date.parse(entry.capturedAt) >= Math.floor(Date.parse(askedAt) / 1000) * 1000
}

async function requireNothingOwed({ store, payments }: Held<PaymentDeps>, uid: string): Promise<void> {
  const where = [
    { field: 'uid', operator: '==', value: uid },
    { field: 'status', operator: '==', value: 'declared' },
  ] as const
  const unfinished = (await store.query(WITHDRAWALS, { where })).map(({ data }) => StoredWithdrawal.parse(data))
  if (unfinished.some(({ mode }) => mode === payments.mode)) throw new AppError('unavailable')
}
