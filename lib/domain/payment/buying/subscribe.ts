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
import { type Purchase, readPayments, requireOwn, updatePayments } from '../payments'
import { decidePurchaseStep } from './purchase-step'

/** Longer than any call to the provider may take: an older claim that came to nothing has nobody at work on it. */
const CLAIM_LIFETIME_MS = 10 * 60 * 1000

/** A purchase whose subscription turns out to be over is closed and begun anew; that does not go on for ever. */
const MOST_ROUNDS = 4

type Deps = PaymentDeps & { readonly offer: Offer }
type Card = SetupIntent & { readonly customerId: string; readonly paymentMethodId: string }

/**
 * Buys the subscription with the card of a setup intent, or goes on with the purchase that another tab or an earlier,
 * lost call began. There is never a second subscription, nor a second charge.
 *
 * @throws AppError `forbidden` when something named is not the caller's, `conflict` when the setup intent has no card,
 *   or one that was given for a purchase that is over; `payment-declined`, `unavailable`.
 */
export async function subscribe(deps: Deps, uid: string, body: SubscriptionBody): Promise<PurchaseAnswer> {
  const card = await requireCard(deps, uid, body)
  const answer = await orDeclinedError(deps, uid, continuePurchase(deps, uid, card))
  await syncEntitlement(deps, uid)
  return answer
}

async function requireCard(deps: Deps, uid: string, body: SubscriptionBody): Promise<Card> {
  const setupIntent = await requireOwnSetupIntent(deps, uid, body.setupIntentId)
  requireOwn(setupIntent.customerId === body.customerId)
  requireOwn(setupIntent.clientSecret === body.clientSecret)
  requireOwn(body.priceId === deps.offer.priceId)
  const { status, paymentMethodId } = setupIntent
  if (status !== 'succeeded' || paymentMethodId === null) throw new AppError('conflict')
  return { ...setupIntent, paymentMethodId }
}

async function continuePurchase(deps: Deps, uid: string, card: Card): Promise<PurchaseAnswer> {
  const { payments } = deps
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const isSameCard = (await readPayments(deps.store, uid))?.purchase?.setupIntentId === card.id
    const subscriptions = await payments.subscriptions(card.customerId)
    const next = decidePurchaseStep(subscriptions, isSameCard)
    if (next.step === 'done') return answerOf(next.subscription)
    if (next.step === 'authenticate') return { ...answerOf(next.subscription), clientSecret: next.clientSecret }
    await requireNewCard(deps, card, subscriptions)
    if (next.step === 'pay') return payOpenInvoice(deps, next, card)
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
  { payments }: Deps,
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
async function createClaimed(deps: Deps, uid: string, card: Card): Promise<Subscription | undefined> {
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

/** @throws AppError `unauthenticated` when the account was deleted meanwhile. */
async function claim({ store, clock, offer }: Deps, uid: string, card: Card): Promise<Purchase> {
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
  const stored = await updatePayments(store, uid, (payments) =>
    !payments || (payments.purchase && !isStale(payments.purchase, now)) ? undefined : { purchase: wanted },
  )
  if (!stored?.purchase) throw new AppError('unauthenticated')
  return stored.purchase
}

/** Whether a claim came to nothing, and nobody can be at work on it any more: its card need not be the one to buy with. */
function isStale({ subscriptionId, claimedAt }: Purchase, now: Date): boolean {
  return subscriptionId === undefined && now.getTime() - Date.parse(claimedAt) > CLAIM_LIFETIME_MS
}

async function create(deps: Deps, uid: string, customerId: string, purchase: Purchase): Promise<string> {
  const { key, priceId, paymentMethodId, termsVersion } = purchase
  try {
    const order = { customerId, priceId, paymentMethodId, uid, termsVersion }
    return (await deps.payments.createSubscription(order, { idempotencyKey: key })).id
  } catch (error) {
    // Nothing came of it, and nothing will: the same key gets the same refusal. Another card needs another key.
    if (error instanceof PaymentDeclined) await close(deps, uid, purchase)
    throw error
  }
}

/** Makes room for another purchase. */
async function close({ store }: Deps, uid: string, { key }: Purchase): Promise<void> {
  await updatePayments(store, uid, (payments) =>
    payments?.purchase?.key === key ? { purchase: undefined } : undefined,
  )
}

/** @throws AppError `unauthenticated` when the account was deleted meanwhile: then nobody shall pay for it. */
async function record({ store, payments }: Deps, uid: string, purchase: Purchase, { id }: Subscription): Promise<void> {
  const stored = await updatePayments(store, uid, (before) =>
    before?.purchase?.key === purchase.key ? { purchase: { ...purchase, subscriptionId: id } } : undefined,
  )
  if (stored) return
  const left = await payments.subscription(id)
  if (left && !hasEnded(left)) await payments.endSubscription(id)
  throw new AppError('unauthenticated')
}

async function payOpenInvoice(
  deps: Deps,
  { subscription, invoiceId }: { readonly subscription: Subscription; readonly invoiceId: string },
  card: Card,
): Promise<PurchaseAnswer> {
  const { customerId, paymentMethodId } = card
  await deps.payments.setDefaultPaymentMethod({ customerId, subscriptionId: subscription.id, paymentMethodId })
  try {
    // One try for each time that a card was given: loading the page again does not charge the card again.
    await deps.payments.payInvoice({ invoiceId, paymentMethodId }, { idempotencyKey: `pay-${invoiceId}-${card.id}` })
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error
    return settle(deps, subscription.id, error)
  }
  return settle(deps, subscription.id)
}

/** What has become of the first payment. @throws PaymentDeclined when it failed and the payer can do nothing about it */
async function settle(deps: Deps, id: string, declined?: PaymentDeclined): Promise<PurchaseAnswer> {
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
