import type { PaymentClientConfig } from '@/components/payment/form/load-payment-provider'
import type { Offer } from '@/components/payment/purchase/offer'
import { services } from '@/lib/server/services'
import { formatAmount } from '@/lib/shared/format/money'

/** How the browser reaches the payment provider; `undefined` where no payments are taken. */
export function paymentClientConfig(): PaymentClientConfig | undefined {
  const { mode, publishableKey } = services().paymentSettings
  if (mode === 'sandbox') return { mode }
  return mode === 'off' || publishableKey === undefined ? undefined : { mode, publishableKey }
}

/** What is sold on this site; `undefined` where nothing is. */
export function premiumOffer(): Offer | undefined {
  const { priceId, price } = services().paymentSettings
  const paymentConfig = paymentClientConfig()
  return paymentConfig && { paymentConfig, priceId, price: formatAmount(price.unitAmount, price.currency) }
}
