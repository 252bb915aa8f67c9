import { randomUUID } from 'node:crypto'
import { tryLogActivity } from '@/lib/domain/activity/try-log-activity'
import type { Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { hasEnded } from '../model'
import { orDeclinedError } from '../or-declined-error'
import { readPayments, requireOwn } from '../payments'
import { chooseCurrentSubscription, wasEverPaid } from '../subscription/current-subscription'
import { requireOwnSetupIntent } from './setup-intent'

/** What stands for the card that was added last. */
const LATEST = 'latest'

/**
 * Has the card of a setup intent pay from now on.
 *
 * @throws AppError `forbidden` when it is not the caller's, `conflict` when it has no card, `payment-declined`.
 */
export async function setDefaultCardBySetupIntent(
  deps: PaymentDeps,
  uid: string,
  setupIntentId: string,
): Promise<void> {
  const { status, customerId, paymentMethodId } = await requireOwnSetupIntent(deps, uid, setupIntentId)
  if (status !== 'succeeded' || paymentMethodId === null) throw new AppError('conflict')
  await payWith(deps, uid, { customerId, paymentMethodId })
}

/**
 * Has a card pay from now on.
 *
 * @param paymentMethodId an id, or `latest` for the card that was added last.
 * @throws AppError `forbidden` when it is not the caller's, `conflict` when there is none, `payment-declined`.
 */
export async function setDefaultCard(deps: PaymentDeps, uid: string, paymentMethodId: string): Promise<void> {
  if (paymentMethodId !== LATEST) {
    const own = (await readPayments(deps.store, uid))?.customerId
    requireOwn(own !== undefined)
    requireOwn((await deps.payments.paymentMethod(paymentMethodId))?.customerId === own)
    return payWith(deps, uid, { customerId: own, paymentMethodId })
  }
  const customerId = await requireCustomer(deps, uid)
  const [latest] = await deps.payments.paymentMethods(customerId)
  if (!latest) throw new AppError('conflict')
  await payWith(deps, uid, { customerId, paymentMethodId: latest.id })
}

interface Choice {
  readonly customerId: string
  readonly paymentMethodId: string
}

/** Sets the card where retries look for it first, on the subscription, and pays with it what is still to be paid. */
async function payWith(deps: PaymentDeps, uid: string, choice: Choice): Promise<void> {
  const current = chooseCurrentSubscription(await deps.payments.subscriptions(choice.customerId))
  const running = current && !hasEnded(current) ? current : undefined
  await deps.payments.setDefaultPaymentMethod({ ...choice, subscriptionId: running?.id })
  await tryLogActivity(deps, { userId: uid, activity: 'updatePaymentMethod', metadata: undefined })
  if (running && wasEverPaid(running)) await payWhatIsOpen(deps, uid, running, choice.paymentMethodId)
  await syncEntitlement(deps, uid)
}

async function payWhatIsOpen(
  deps: PaymentDeps,
  uid: string,
  { latestInvoice }: Subscription,
  paymentMethodId: string,
): Promise<void> {
  if (latestInvoice?.status !== 'open') return
  // Each call is a try of its own: the payer may have put money on the card. A paid invoice is not paid again.
  const once = { idempotencyKey: `pay-${latestInvoice.id}-${randomUUID()}` }
  await orDeclinedError(deps, uid, deps.payments.payInvoice({ invoiceId: latestInvoice.id, paymentMethodId }, once))
}
