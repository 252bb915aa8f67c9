import type { PaymentCommands, PaymentReads } from '@/lib/ports/payment-gateway'
import { hasEnded } from '../model'
import { canBePaid } from './cancel-step'

interface Deps {
  readonly payments: Pick<PaymentReads, 'subscription'> & Pick<PaymentCommands, 'endSubscription' | 'voidInvoice'>
}

/**
 * Ends a subscription now, so that nothing more can be paid for it: its open bill is taken back first. When that was paid
 * in the meantime, it was paid for nothing, and is given back as such.
 */
export async function endWithoutDebt({ payments }: Deps, subscriptionId: string): Promise<void> {
  const subscription = await payments.subscription(subscriptionId)
  if (!subscription || hasEnded(subscription)) return
  const { latestInvoice } = subscription
  if (latestInvoice && canBePaid(latestInvoice)) await payments.voidInvoice(latestInvoice.id)
  await payments.endSubscription(subscriptionId)
}
