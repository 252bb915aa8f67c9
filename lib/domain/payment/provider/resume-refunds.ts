import type { PaymentDeps } from '../deps'
import { LEDGER, toEntry } from '../ledger/entry'
import { settleOwnerless } from '../ledger/give-back'
import { readPayments } from '../payments'
import { inSequence } from '../sequence/in-sequence'
import { settleAccount } from './settle-account'

const UNSETTLED = ['open', 'refund-pending', 'refund-failed', 'disputed'] as const

/** Goes on with payments that have not come to their end: refunds that are pending, or have failed a day ago. Never throws. */
export async function resumeRefunds(deps: PaymentDeps): Promise<void> {
  if (deps.payments.mode === 'off') return
  try {
    const where = [{ field: 'outcome', operator: 'in', value: UNSETTLED }] as const
    const entries = (await deps.store.query(LEDGER, { where })).map(toEntry)
    const own = entries.filter(({ mode }) => mode === deps.payments.mode)
    const owners = new Map(own.map(({ uid, customerId }) => [`${uid} ${customerId}`, { uid, customerId }]))
    for (const { uid, customerId } of owners.values()) if (customerId !== null) await settle(deps, { uid, customerId })
  } catch (error) {
    deps.errorReporter.report(error, { part: 'refunds' })
  }
}

async function settle(deps: PaymentDeps, owner: PaymentOwner): Promise<void> {
  try {
    await settleOwner(deps, owner)
  } catch (error) {
    deps.errorReporter.report(error, { uid: owner.uid })
  }
}

/** Whose a payment is, at the site and at the provider. */
export interface PaymentOwner {
  readonly uid: string
  readonly customerId: string
}

/** Settles what was paid by a customer, also by one whose account is gone. @throws AppError `unavailable`, `conflict` */
export function settleOwner(deps: PaymentDeps, { uid, customerId }: PaymentOwner): Promise<void> {
  return inSequence(
    deps,
    uid,
    async (held) => {
      const stored = await readPayments(held.store, uid)
      if (stored?.customerId === customerId) await settleAccount(held, uid)
      else await settleOwnerless(held, customerId)
    },
    { evenLocked: true },
  )
}
