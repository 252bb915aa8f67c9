import { findUser } from '@/lib/domain/account/users'
import { type Invoice, type PaymentEvent, paymentDateOf } from '@/lib/ports/payment-gateway'
import { hasCode } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from '../deps'
import { grantsAccess } from '../entitlement/entitlement'
import { isOwnCharge } from '../ledger/decide-entry'
import { settleOwnerless } from '../ledger/give-back'
import { isKnownCustomer } from '../ledger/known-customers'
import type { Notice } from '../notices/notice'
import { enqueueNotices, type QueuedNotice } from '../notices/notices'
import { findUidOfCustomer, updatePayments } from '../payments'
import { inSequence } from '../sequence/in-sequence'
import { settleAccount } from './settle-account'

/** Events that have had their effect, by their ids. */
const WEBHOOK_EVENTS = 'webhookEvents'

/** The provider repeats an event for three days at most. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

const PORTION = 200

export type EventDeps = PaymentDeps

type Effect = (deps: EventDeps, uid: string, event: PaymentEvent) => Promise<void>

/** What follows from an event beside that the account is settled, which follows from each of them. */
const effects: Readonly<Record<string, Effect>> = {
  'invoice.paid': async (deps, uid, { objectId }) => {
    const invoice = await deps.payments.invoice(objectId)
    if (invoice?.status !== 'paid' || invoice.amountPaid === 0) return
    await queue(deps, uid, { id: `receipt-${invoice.id}`, notice: receiptOf(invoice) })
  },

  'invoice.payment_failed': async (deps, uid, { id, objectId }) => {
    const invoice = await findUnpaid(deps, objectId)
    // At the first payment the payer sits before the page, which says it; what the bank asks for has a mail of its own.
    if (!invoice || invoice.clientSecret !== null || !(await isRenewal(deps, invoice))) return
    await queue(deps, uid, { id: `failed-${id}`, notice: { kind: 'payment-failed', ...dueOf(invoice) } })
  },

  'invoice.payment_action_required': async (deps, uid, { id, objectId }) => {
    const invoice = await findUnpaid(deps, objectId)
    if (!invoice) return
    await queue(deps, uid, { id: `action-${id}`, notice: { kind: 'action-required', ...dueOf(invoice) } })
  },

  'charge.refunded': async ({ errorReporter }, uid, { objectId }) => {
    errorReporter.notify('a payment was given back', { uid, charge: objectId })
  },
}

/** Whom an event is about: an account, or a customer that is left of one. */
interface Subject {
  readonly uid: string
  readonly customerId: string
  readonly hasAccount: boolean
}

/**
 * Has an event take effect. It only names what has changed: all is read from the provider, so that it does not matter in
 * which order and how often events come. That it was handled is noted last: after a crash it has its effect again, which
 * changes nothing.
 *
 * @returns the account that it is about; `undefined` when it is about none of the site's.
 * @throws AppError `unavailable`, after which the provider sends it again.
 */
export async function handleEvent(deps: EventDeps, event: PaymentEvent): Promise<string | undefined> {
  if (await deps.store.get(WEBHOOK_EVENTS, event.id)) return undefined
  const subject = await findSubject(deps, event)
  if (subject) await applyTo(subject, deps, event)
  // A dispute does not say whose payment it is about.
  if (event.type === 'charge.dispute.created') await tellOfDispute(deps, event)
  await remember(deps, event)
  return subject?.hasAccount ? subject.uid : undefined
}

/** In the sequence of the account: a purchase alone makes a dozen events at once, while it is still under way. */
function applyTo({ uid, customerId, hasAccount }: Subject, deps: EventDeps, event: PaymentEvent): Promise<void> {
  return inSequence(
    deps,
    uid,
    async (held) => {
      if (!hasAccount) return settleOwnerless(held, customerId)
      await settleAccount(held, uid)
      await effects[event.type]?.(deps, uid, event)
    },
    { whenBusy: 'unavailable', evenLocked: true },
  )
}

async function findSubject(deps: EventDeps, { customerId, chargeId }: PaymentEvent): Promise<Subject | undefined> {
  const charge = chargeId === null ? undefined : await deps.payments.charge(chargeId)
  const customer = customerId ?? charge?.customerId ?? null
  if (customer === null) return undefined
  const uid = await findAccount(deps, customer)
  if (uid !== undefined) return { uid, customerId: customer, hasAccount: true }
  // What was charged for an account that is gone has to go back all the same.
  if (!(await isKnownCustomer(deps.store, customer))) return undefined
  const owned = charge ?? (await deps.payments.charges(customer)).find(isOwnCharge)
  return owned?.uid == null ? undefined : { uid: owned.uid, customerId: customer, hasAccount: false }
}

/** Forgets events that cannot come again. Never throws. */
export async function deleteExpiredEvents({ store, clock, errorReporter }: PaymentDeps): Promise<void> {
  try {
    const where = [{ field: 'expiresAt', operator: '<', value: clock.now().toISOString() }] as const
    for (const { id } of await store.query(WEBHOOK_EVENTS, { where, limit: PORTION })) {
      await store.delete(WEBHOOK_EVENTS, id)
    }
  } catch (error) {
    errorReporter.report(error, { part: 'webhook events' })
  }
}

/** Whose customer it is. An event may be faster than the call that made the customer. */
async function findAccount({ store, payments }: EventDeps, customerId: string): Promise<string | undefined> {
  const known = await findUidOfCustomer(store, customerId)
  if (known !== undefined) return known
  const uid = (await payments.customer(customerId))?.uid
  const user = uid == null ? undefined : await findUser(store, uid)
  // Another site may share the provider's account, and an account may be gone.
  if (!user || user.disabled) return undefined
  const stored = await updatePayments(store, user.uid, (before) =>
    before?.customerId === undefined ? { customerId } : undefined,
  )
  return stored?.customerId === customerId ? user.uid : undefined
}

async function remember({ store, clock }: EventDeps, { id, type, createdAt }: PaymentEvent): Promise<void> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS).toISOString()
  try {
    await store.create(WEBHOOK_EVENTS, id, { type, createdAt, handledAt: now.toISOString(), expiresAt })
  } catch (error) {
    // It came twice at once.
    if (!hasCode(error, 'conflict')) throw error
  }
}

async function tellOfDispute(deps: EventDeps, { objectId: disputeId }: PaymentEvent): Promise<void> {
  deps.errorReporter.notify('a payment is disputed', { dispute: disputeId })
  await queue(deps, null, { id: `disputed-${disputeId}`, notice: { kind: 'disputed', disputeId } })
}

async function queue({ store, clock }: EventDeps, uid: string | null, queued: QueuedNotice): Promise<void> {
  await store.transaction((transaction) => enqueueNotices(transaction, uid, [queued], clock.now()))
}

/** The invoice, while it still waits to be paid. */
async function findUnpaid({ payments }: EventDeps, id: string): Promise<Invoice | undefined> {
  const invoice = await payments.invoice(id)
  return invoice?.status === 'open' ? invoice : undefined
}

async function isRenewal({ payments }: EventDeps, { subscriptionId }: Invoice): Promise<boolean> {
  const subscription = subscriptionId === null ? undefined : await payments.subscription(subscriptionId)
  return subscription !== undefined && (grantsAccess(subscription.status) || subscription.status === 'unpaid')
}

function dueOf({ amountDue: amount, currency, hostedUrl: payUrl }: Invoice) {
  return { amount, currency, payUrl }
}

function receiptOf(invoice: Invoice): Notice {
  const { amountPaid, currency, number, periodEnd, hostedUrl } = invoice
  const paid = { amount: amountPaid, currency, number, paidAt: paymentDateOf(invoice), periodEnd }
  return { kind: 'receipt', ...paid, receiptUrl: hostedUrl }
}
