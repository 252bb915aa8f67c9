import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { Invoicing } from '@/lib/ports/invoicing'
import type { PaymentGateway, PaymentReads } from '@/lib/ports/payment-gateway'

/**
 * What every call about payments works with. The provider can only be asked: what changes something there is handed out
 * by `inSequence`, so that a command outside of the account's sequence does not compile.
 */
export interface PaymentDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
  readonly payments: PaymentReads & Pick<PaymentGateway, 'mode'>
  readonly invoicing: Invoicing
}

/** What is sold. */
export interface Offer {
  readonly priceId: string
  /** In minor units. */
  readonly price: { readonly unitAmount: number; readonly currency: string }
}
