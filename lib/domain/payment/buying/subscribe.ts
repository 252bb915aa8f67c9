import { randomUUID } from 'node:crypto'
import { latestVersion } from '@/lib/domain/legal/versions'
import type { SetupIntent, Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'
import { requireOwnSetupIntent } from '../cards/setup-intent'
import type { Offer, PaymentDeps } from '../deps'
import { grantsAccess } from '../entitlement/entitlement'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import type { PurchaseAnswer, SubscriptionBody } from '../model'
import { hasEnded } from '../model'
import { orDeclinedError } from '../or-declined-error'
import { payBill } from '../pay-bill'
import { type Purchase, readPayments, requireOwn, updatePayments } from '../payments'
import { type Held, inSequence } from '../sequence/in-sequence'
import { orForgetKey } from '../sequence/or-forget-key'
import { decidePurchaseStep } from './purchase-step'

/** Longer than a call of a process that died may go on at the provider: an older claim that came to nothing is over. */
const CLAIM_LIFETIME_MS = 10 * 60 * 1000

/** A purchase whose subscription turns out to be over is closed and begun anew; that does not go on for ever. */
const MOST_ROUNDS = 4

type Deps = PaymentDeps & { readonly offer: Offer }
type HeldDeps = Held<Deps>
type Card = SetupIntent & { readonly customerId: string; readonly paymentMethodId: string }

/**
 * Buys the subscription with the card of a setup intent, or goes on with the purchase that another tab or an earlier,
 * lost call began. There is never a second subscription, nor a second charge.
 *
 * @throws AppError `forbidden` when something named is not the caller's, `conflict` when the setup intent has no card,
 *   or one that was given for a purchase that is over; `payment-declined`, `unavailable`.
 */
export function subscribe(deps: Deps, uid: string, body: SubscriptionBody): Promise<PurchaseAnswer> {
  return inSequence(deps, uid, async (held) => {
    const card = await requireCard(held, uid, body)
    const answer = await orDeclinedError(held, uid, continuePurchase(held, uid, card))
    await syncEntitlement(held, uid)
    return answer
  })
}

async function requireCard(deps: HeldDeps, uid: string, body: SubscriptionBody): Promise<Card> {
  const setupIntent = await requireOwnSetupIntent(deps, uid, body.setupIntentId)
  requireOwn(setupIntent.customerId === body.customerId)
  requireOwn(setupIntent.clientSecret === body.clientSecret)
  requireOwn(body.priceId === deps.offer.priceId)
  const { status, paymentMethodId } = setupIntent
  if (status !== 'succeeded' || paymentMethodId === null) throw new AppError('conflict')
  return { ...setupIntent, paymentMethodId }
}

async function continuePurchase(deps: HeldDeps, uid: string, card: Card): Promise<PurchaseAnswer> {
  const { payments } = deps
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const isSameCard = (await readPayments(deps.store, uid))?.purchase?.setupIntentId === card.id
    const subscriptions = await payments.subscriptions(card.customerId)
    const next = decidePurchaseStep(subscriptions, isSameCard)
    if (next.step === 'done') return answerOf(next.subscription)
    if (next.step === 'authenticate') return { ...answerOf(next.subscription), clientSecret: next.clientSecret }
    await requireNewCard(deps, card, subscriptions)
    if (next.step === 'pay') return payOpenInvoice(deps, uid, next, card)
    const subscription = await createClaimed(deps, uid, card)
    if (subscription) return settle(deps, subscription.id)
  }
  throw new AppError('conflict')
}

/**
 * Whoever loads the address of a purchase again that is over, as a browser does that opens its old tabs, orders nothing:
 * only a card that was given since then is charged.
 *
 * @throws AppError `conflict`
 */
async function requireNewCard(
  { payments }: HeldDeps,
  { paymentMethodId }: Card,
  subscriptions: readonly Subscription[],
): Promise<void> {
  const ends = subscriptions.flatMap(({ endedAt }) => (endedAt === null ? [] : [Date.parse(endedAt)]))
  if (ends.length === 0) return
  const method = await payments.paymentMethod(paymentMethodId)
  if (!method || Date.parse(method.createdAt) < Math.max(...ends)) throw new AppError('conflict')
}

/**
 * Creates the subscription that was claimed first, by this call or by another one.
 *
 * @returns `undefined` when that one is over: then there is room for another.
 */
async function createClaimed(deps: HeldDeps, uid: string, card: Card): Promise<Subscription | undefined> {
  const purchase = await claim(deps, uid, card)
  const created = purchase.subscriptionId ?? (await create(deps, uid, card.customerId, purchase))
  // A repeated call answers what was true at the first one.
  const subscription = await deps.payments.subscription(created)
  if (!subscription || hasEnded(subscription)) {
    await close(deps, uid, purchase)
    return undefined
  }
  await record(deps, uid, purchase, subscription)
  return subscription
}

/** The purchase that was begun and came to nothing yet, or this one. */
async function claim({ store, clock, offer }: HeldDeps, uid: string, card: Card): Promise<Purchase> {
  const now = clock.now()
  const wanted: Purchase = {
    key: `subscription-${uid}-${randomUUID()}`,
    setupIntentId: card.id,
    paymentMethodId: card.paymentMethodId,
    priceId: offer.priceId,
    // The form takes no card before its box is ticked, and the terms that it links to are those in force.
    termsVersion: latestVersion('terms'),
    claimedAt: now.toISOString(),
  }
  const begun = (await readPayments(store, uid))?.purchase
  if (begun && !isStale(begun, now)) return begun
  await updatePayments(store, uid, () => ({ purchase: wanted }))
  return wanted
}

/** Whether a claim came to nothing, and the provider is at work on it no more: its card need not be the one to buy with. */
function isStale({ subscriptionId, claimedAt }: Purchase, now: Date): boolean {
  return subscriptionId === undefined && now.getTime() - Date.parse(claimedAt) > CLAIM_LIFETIME_MS
}

async function create(deps: HeldDeps, uid: string, customerId: string, purchase: Purchase): Promise<string> {
  const { key, priceId, paymentMethodId, termsVersion } = purchase
  try {
    const order = { customerId, priceId, paymentMethodId, uid, termsVersion }
    const created = deps.payments.createSubscription(order, { idempotencyKey: key })
    return (await orForgetKey(created, () => close(deps, uid, purchase))).id
  } catch (error) {
    // Nothing came of it, and nothing will: the same key gets the same refusal. Another card needs another key.
    if (error instanceof PaymentDeclined) await close(deps, uid, purchase)
    throw error
  }
}

/** Makes room for another purchase. */
async function close({ store }: HeldDeps, uid: string, { key }: Purchase): Promise<void> {
  await updatePayments(store, uid, (payments) =>
    payments?.purchase?.key === key ? { purchase: undefined } : undefined,
  )
}

async function record({ store }: HeldDeps, uid: string, purchase: Purchase, { id }: Subscription): Promise<void> {
  await updatePayments(store, uid, () => ({ purchase: { ...purchase, subscriptionId: id } }))
}

async function payOpenInvoice(
  deps: HeldDeps,
  uid: string,
  { subscription, invoiceId }: { readonly subscription: Subscription; readonly invoiceId: string },
  card: Card,
): Promise<PurchaseAnswer> {
  const { customerId, paymentMethodId, id: setupIntentId } = card
  await deps.payments.setDefaultPaymentMethod({ customerId, subscriptionId: subscription.id, paymentMethodId })
  try {
    await payBill(deps, uid, { invoiceId, paymentMethodId, setupIntentId })
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    return settle(deps, subscription.id, error)
  }
  return settle(deps, subscription.id)
}

/** What has become of the first payment. @throws PaymentDeclined when it failed and the payer can do nothing about it */
async function settle(deps: HeldDeps, id: string, declined?: PaymentDeclined): Promise<PurchaseAnswer> {
  const subscription = await deps.payments.subscription(id)
  if (!subscription) throw new AppError('conflict')
  if (grantsAccess(subscription.status)) return answerOf(subscription)
  const clientSecret = subscription.latestInvoice?.clientSecret
  if (clientSecret) return { ...answerOf(subscription), clientSecret }
  throw declined ?? new PaymentDeclined('card_declined', undefined)
}

function answerOf({ id, status }: Subscription): PurchaseAnswer {
  return { subscriptionId: id, status }
}
