import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { grantsAccess, PAYMENTS } from '../entitlement/entitlement'
import { type Payments, readPayments } from '../payments'
import { WITHDRAWALS } from '../rights/withdrawal'

export interface EndDeps {
  readonly store: DocumentStore
  readonly payments: PaymentGateway
}

/**
 * Ends the subscription of an account that is being deleted, at once, has the provider forget who paid, and then forgets
 * what the account has paid for. May be called again after a failure; the account's other documents are still there then.
 *
 * @returns how many documents were erased: 1 or 0.
 * @throws AppError `unavailable` when the provider does not answer, or money is still to be given back: until then the
 *   account is not forgotten.
 */
export async function endSubscription({ store, payments }: EndDeps, uid: string): Promise<number> {
  const stored = await readPayments(store, uid)
  if (!stored) return 0
  if (stored.customerId !== undefined && isKnownTo(payments, stored)) {
    await requireNothingOwed(store, uid)
    await payments.deleteCustomer(stored.customerId)
  }
  await store.delete(PAYMENTS, uid)
  return 1
}

/** Where the provider's keys were taken away, an account can go that nothing is charged for. */
function isKnownTo({ mode }: PaymentGateway, { status = 'none' }: Payments): boolean {
  return mode !== 'off' || grantsAccess(status) || status === 'unpaid'
}

async function requireNothingOwed(store: DocumentStore, uid: string): Promise<void> {
  const where = [
    { field: 'uid', operator: '==', value: uid },
    { field: 'status', operator: '==', value: 'declared' },
  ] as const
  const unfinished = await store.query(WITHDRAWALS, { where, limit: 1 })
  if (unfinished.length > 0) throw new AppError('unavailable')
}
