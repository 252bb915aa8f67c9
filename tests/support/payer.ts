/** A parent who buys, as the page does it. */
import type { StoredUser } from '@/lib/domain/account/users'
import { subscribe } from '@/lib/domain/payment/buying/subscribe'
import { setDefaultCard } from '@/lib/domain/payment/cards/set-default-card'
import { startCardChange, startPurchase } from '@/lib/domain/payment/cards/setup-intent'
import { ensureCustomer, type Payer } from '@/lib/domain/payment/customer'
import type { PaymentDeps } from '@/lib/domain/payment/deps'
import type { PurchaseAnswer, SubscriptionBody } from '@/lib/domain/payment/model'
import { inSequence } from '@/lib/domain/payment/sequence/in-sequence'
import { GOOD_CARD } from './sandbox-payments'
import type { TestSite } from './test-site'

export function payerOf({ uid, email, name }: StoredUser): Payer {
  return { uid, email, displayName: name ?? '' }
}

/** Makes the customer that an account is at the provider, as a purchase does that was begun. */
export function makeCustomer(site: TestSite, user: StoredUser): Promise<string> {
  return inSequence(site, user.uid, (held) => ensureCustomer(held, payerOf(user)), { evenLocked: true })
}

/** Types a card into the form and authenticates it where the bank wants that. @returns what the page then sends. */
export async function giveCard(
  site: TestSite,
  user: StoredUser,
  number = GOOD_CARD,
  deps: PaymentDeps = site,
): Promise<SubscriptionBody> {
  const { clientSecret, customerId } = await startPurchase(deps, payerOf(user))
  const { status } = await site.saveCard(clientSecret, number)
  if (status === 'requires_action') await site.authenticate(clientSecret, true)
  const [setupIntentId = ''] = clientSecret.split('_secret_')
  return { customerId, priceId: site.paymentSettings.priceId, setupIntentId, clientSecret }
}

/** Sends what the page sends after the card was given. */
export function order(
  site: TestSite,
  user: StoredUser,
  body: SubscriptionBody,
  deps: PaymentDeps = site,
): Promise<PurchaseAnswer> {
  return subscribe({ ...deps, offer: site.paymentSettings }, user.uid, body)
}

/** Buys the subscription with a card that is good unless told otherwise. */
export async function buy(site: TestSite, user: StoredUser, number = GOOD_CARD): Promise<PurchaseAnswer> {
  return order(site, user, await giveCard(site, user, number))
}

/** Gives another card, which pays from then on. */
export async function changeCard(site: TestSite, user: StoredUser, number = GOOD_CARD): Promise<void> {
  const { clientSecret } = await startCardChange(site, user.uid)
  await site.saveCard(clientSecret, number)
  await setDefaultCard(site, user.uid, 'latest')
}
