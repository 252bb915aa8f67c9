import type Stripe from 'stripe'
import type { PaymentGateway, SetupIntent } from '@/lib/ports/payment-gateway'

/** Cards by what they are good for; each provider has numbers or names of its own for them. */
export type TrialCard =
  | 'good'
  | 'declined when saved'
  | 'declined when charged'
  | 'refund pending'
  | 'refund fails'
  | 'disputed'
  | 'inquired'

/** A customer of the trial, whose time can be moved on where that was asked for. */
export interface TrialCustomer {
  readonly id: string
  readonly uid: string
  readonly email: string
  /** Moves the customer's time on to this moment, and waits until what came due meanwhile is done. */
  passTo(time: Date): Promise<void>
}

/** A payment provider that is tried: Stripe in its test mode, or the sandbox in its place. */
export interface TrialProvider {
  readonly name: string
  readonly payments: PaymentGateway
  /** For what people do in the Dashboard. */
  readonly stripe: Stripe
  readonly priceId: string
  openCustomer(options: { readonly isClocked: boolean }): Promise<TrialCustomer>
  /** Gives a card to a setup intent as a browser does. */
  saveCard(intent: SetupIntent, card: TrialCard): Promise<void>
  /** Lets a while pass for what the provider does in its own time. */
  wait(customer: TrialCustomer): Promise<void>
  /** The types of what the provider has told of since it was opened. */
  eventTypes(): Promise<ReadonlySet<string>>
  /** Leaves nothing behind that runs. */
  close(): Promise<void>
}
