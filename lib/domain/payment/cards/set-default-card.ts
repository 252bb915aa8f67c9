import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { hasEnded } from '../model'
import { orDeclinedError } from '../or-declined-error'
import { payBill } from '../pay-bill'
import { readPayments, requireOwn } from '../payments'
import { type Held, inSequence } from '../sequence/in-sequence'
import { chooseCurrentSubscription, wasEverPaid } from '../subscription/current-subscription'
import { requireOwnSetupIntent } from './setup-intent'

/** What stands for the card that was added last. */
const LATEST = 'latest'

/**
 * Has the card of a setup intent pay from now on.
 *
 * @throws AppError `forbidden` when it is not the caller's, `conflict` when it has no card, `payment-declined`.
 */
export function setDefaultCardBySetupIntent(deps: PaymentDeps, uid: string, setupIntentId: string): Promise<void> {
  return inSequence(deps, uid, async (held) => {
    const { status, customerId, paymentMethodId } = await requireOwnSetupIntent(held, uid, setupIntentId)
    if (status !== 'succeeded' || paymentMethodId === null) throw new AppError('conflict')
    await payWith(held, uid, { customerId, paymentMethodId })
  })
}

/**
 * Has a card pay from now on.
 *
 * @param paymentMethodId an id, or `latest` for the card that was added last.
 * @throws AppError `forbidden` when it is not the caller's, `conflict` when there is none, `payment-declined`.
 */
export function setDefaultCard(deps: PaymentDeps, uid: string, paymentMethodId: string): Promise<void> {
  return inSequence(deps, uid, async (held) => payWith(held, uid, await requireOwnCard(held, uid, paymentMethodId)))
}

interface Choice {
  readonly customerId: string
  readonly paymentMethodId: string
}

async function requireOwnCard(deps: PaymentDeps, uid: string, paymentMethodId: string): Promise<Choice> {
  if (paymentMethodId !== LATEST) {
    const own = (await readPayments(deps.store, uid))?.customerId
    requireOwn(own !== undefined)
    requireOwn((await deps.payments.paymentMethod(paymentMethodId))?.customerId === own)
    return { customerId: own, paymentMethodId }
  }
  const customerId = await requireCustomer(deps, uid)
  const [latest] = await deps.payments.paymentMethods(customerId)
  if (!latest) throw new AppError('conflict')
  return { customerId, paymentMethodId: latest.id }
}

/** Sets the card where retries look for it first, on the subscription, and pays with it what is still to be paid. */
async function payWith(held: Held<PaymentDeps>, uid: string, choice: Choice): Promise<void> {
  const current = chooseCurrentSubscription(await held.payments.subscriptions(choice.customerId))
  const running = current && !hasEnded(current) ? current : undefined
  await held.payments.setDefaultPaymentMethod({ ...choice, subscriptionId: running?.id })
  await tryLogActivity(held, { userId: uid, activity: 'updatePaymentMethod', metadata: undefined })
  if (running && wasEverPaid(running)) await payWhatIsOpen(held, uid, running, choice.paymentMethodId)
  await syncEntitlement(held, uid)
}

async function payWhatIsOpen(
  held: Held<PaymentDeps>,
  uid: string,
  { latestInvoice }: Subscription,
  paymentMethodId: string,
): Promise<void> {
  if (latestInvoice?.status !== 'open') return
  const bill = { invoiceId: latestInvoice.id, paymentMethodId, setupIntentId: null }
  await orDeclinedError(held, uid, payBill(held, uid, bill))
}
