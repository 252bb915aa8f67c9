import type { PaymentClientConfig } from '@/components/payment/form/load-payment-provider'

/** What is sold, and how it is paid. */
export interface Offer {
  readonly paymentConfig: PaymentClientConfig
  readonly priceId: string
  /** What a month costs, as it is shown. */
  readonly price: string
}
