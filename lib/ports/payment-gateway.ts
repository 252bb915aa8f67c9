/**
 * The payment provider as the domain needs it: Stripe, or the sandbox that answers in its place. Times are ISO strings in
 * UTC, amounts are in minor units of the currency. The provider's state is the truth; what our store holds follows it.
 */

/** The states of a subscription, in Stripe's words. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused'

export interface Card {
  /** As the provider names it: `visa`, `mastercard`. */
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export interface PaymentMethod {
  readonly id: string
  /** Whose it is; null when it belongs to nobody (any more). */
  readonly customerId: string | null
  readonly createdAt: string
  /** Null for what is no card. */
  readonly card: Card | null
}

export interface Customer {
  readonly id: string
  /** The account that the customer was made for. */
  readonly uid: string | null
  readonly email: string | null
  readonly defaultPaymentMethod: PaymentMethod | null
}

/** Leave to charge a card later. `clientSecret` lets the browser finish it, so it goes to its owner only. */
export interface SetupIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'canceled'
    | 'succeeded'
  readonly customerId: string | null
  readonly paymentMethodId: string | null
}

export interface Invoice {
  readonly id: string
  /** The provider's number of a finalized invoice. */
  readonly number: string | null
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  readonly customerId: string
  readonly subscriptionId: string | null
  readonly amountDue: number
  readonly amountPaid: number
  /** ISO 4217, in small letters: `huf`. */
  readonly currency: string
  readonly createdAt: string
  /** Null until it is paid, which may be days later. */
  readonly paidAt: string | null
  readonly periodStart: string
  readonly periodEnd: string
  /** The provider's page with the receipt, on which an open invoice can also be paid and authenticated. */
  readonly hostedUrl: string | null
  /** The card that paid it, when one did. */
  readonly card: Card | null
  /** Whether all that was paid was given back, and has arrived: a refund that is pending or has failed does not count. */
  readonly isRefunded: boolean
  /** With it the browser authenticates the payment of an open invoice that waits for that; null otherwise. */
  readonly clientSecret: string | null
}

/** When an invoice was paid. One of which the provider does not tell it was paid as it was made. */
export function paymentDateOf({ paidAt, createdAt }: Pick<Invoice, 'paidAt' | 'createdAt'>): string {
  return paidAt ?? createdAt
}

/** What has become of a refund that was asked for; `pending` may last for days, and may fail in the end. */
export type RefundOutcome = 'done' | 'pending' | 'failed'

/**
 * One payment that was captured from a card: what the books go by. All of it is as the provider has it now, but for the
 * buyer, who is as on the invoice, also when the customer was changed or deleted since.
 */
export interface Charge {
  readonly id: string
  readonly paymentIntentId: string | null
  /** Null for a payment that was made past any invoice, for instance in the provider's Dashboard. */
  readonly invoiceId: string | null
  readonly subscriptionId: string | null
  readonly customerId: string | null
  /** The account that the subscription was bought for, as the invoice has it. */
  readonly uid: string | null
  readonly buyer: { readonly name: string | null; readonly email: string | null }
  readonly amount: number
  readonly currency: string
  readonly capturedAt: string
  /** What was paid for; null without an invoice. */
  readonly periodStart: string | null
  readonly periodEnd: string | null
  /** The same for the same card, whoever gives it. */
  readonly cardFingerprint: string | null
  /** What has arrived at the payer, without what is pending, and without what a bank took back. */
  readonly refundedAmount: number
  /** `done` when all was given back; `failed` when the last try of giving it back was, also after a part arrived. */
  readonly refund: 'none' | 'partial' | RefundOutcome
  /** When the newest refund that arrived was made. */
  readonly refundedAt: string | null
  /**
   * `open` while a bank holds the money back, `lost` when the payer has got it for good. An inquiry of a bank, which holds
   * nothing back, is `none`, also when it was closed. One that was prevented is `lost` where money went with it (the
   * card's network then gives it back of its own accord), and `none` otherwise.
   */
  readonly dispute: 'none' | 'open' | 'won' | 'lost'
}

export interface Subscription {
  readonly id: string
  readonly customerId: string
  readonly status: SubscriptionStatus
  /** Whether it is not renewed any more. */
  readonly cancelAtPeriodEnd: boolean
  readonly createdAt: string
  readonly endedAt: string | null
  readonly currentPeriodEnd: string
  readonly price: { readonly id: string; readonly unitAmount: number; readonly currency: string }
  readonly latestInvoice: Invoice | null
  readonly defaultPaymentMethod: PaymentMethod | null
}

/** What the provider tells of its own accord. Only names what has changed: the state is read from the provider. */
export interface PaymentEvent {
  readonly id: string
  /** As Stripe names it, for instance `invoice.paid`; also types that the site does not know. */
  readonly type: string
  readonly createdAt: string
  /** Null for events that are about no customer. */
  readonly customerId: string | null
  /** What it is about: the id of a subscription, an invoice, a setup intent, a charge, a refund or a dispute. */
  readonly objectId: string
  /** The payment that it is about, for a charge, a refund and a dispute; null for the rest. */
  readonly chargeId: string | null
}

/**
 * A call with the same key has the effect of one call, for a day at least; with the same key the rest must be the same.
 * Where it has met a failure of the provider, or was used for something else, the same key answers the same for a day:
 * then the error is one of those that `isKeySpent` tells. Whether the call had its effect all the same is not known:
 * look before you try again with another key.
 */
export interface WithIdempotencyKey {
  readonly idempotencyKey: string
}

/**
 * What can be asked of the provider without changing anything. Reading what does not exist gives `undefined`.
 *
 * @throws AppError `unavailable` when the provider does not answer or limits the rate.
 */
export interface PaymentReads {
  customer(id: string): Promise<Customer | undefined>
  /** The customers that were made for an account, the oldest first: normally one, none before the first purchase. */
  customersOf(owner: { readonly uid: string; readonly email: string }): Promise<readonly Customer[]>
  setupIntent(id: string): Promise<SetupIntent | undefined>
  paymentMethod(id: string): Promise<PaymentMethod | undefined>
  /** The cards of a customer, the newest first. */
  paymentMethods(customerId: string): Promise<readonly PaymentMethod[]>
  subscription(id: string): Promise<Subscription | undefined>
  /** All subscriptions of a customer, ended ones too, the newest first. */
  subscriptions(customerId: string): Promise<readonly Subscription[]>
  invoice(id: string): Promise<Invoice | undefined>
  /** The newest first. */
  invoices(customerId: string, limit: number): Promise<readonly Invoice[]>
  /** What was captured from a customer, also from one that was deleted since, the newest first. */
  charges(customerId: string): Promise<readonly Charge[]>
  /** `undefined` also for a try that captured nothing. */
  charge(id: string): Promise<Charge | undefined>
  /** Whatever was captured from anybody, the newest first: thousands, so they are read while one goes through them. */
  allCharges(): AsyncIterable<Charge>
}

/**
 * What changes something at the provider. Changing what does not exist is a fault of the caller.
 *
 * @throws AppError `unavailable` when the provider does not answer or limits the rate, and `PaymentDeclined` where a card
 * is charged.
 */
export interface PaymentCommands {
  /** @throws AppError `invalid-email` where the provider takes the address for none. */
  createCustomer(
    owner: { readonly uid: string; readonly email: string; readonly name: string },
    once: WithIdempotencyKey,
  ): Promise<Customer>
  /** Erases a customer for good and ends its subscriptions; what was paid stays on record. Once is as good as twice. */
  deleteCustomer(id: string): Promise<void>
  createSetupIntent(customerId: string, once: WithIdempotencyKey): Promise<SetupIntent>
  /** The first invoice is charged at once; the subscription is `incomplete` when that did not succeed (yet). */
  createSubscription(
    order: {
      readonly customerId: string
      readonly priceId: string
      readonly paymentMethodId: string
      readonly uid: string
      /** The version of the terms that the buyer agreed to; kept with the subscription as the proof of it. */
      readonly termsVersion: string
    },
    once: WithIdempotencyKey,
  ): Promise<Subscription>
  setCancelAtPeriodEnd(subscriptionId: string, cancelled: boolean): Promise<Subscription>
  /**
   * Ends a subscription now. One that has ended stays as it is. An invoice that is open, or a draft, is not charged of
   * itself any more, but can still be paid until it is voided; that of a first payment is voided with it.
   */
  endSubscription(subscriptionId: string): Promise<Subscription>
  /** What the customer pays with from now on, for this subscription too: retries use the subscription's own first. */
  setDefaultPaymentMethod(choice: {
    readonly customerId: string
    readonly subscriptionId: string | undefined
    readonly paymentMethodId: string
  }): Promise<void>
  /** Charges an open invoice with a card of its customer. A paid one stays as it is. */
  payInvoice(
    payment: { readonly invoiceId: string; readonly paymentMethodId: string },
    once: WithIdempotencyKey,
  ): Promise<Invoice>
  /**
   * Takes an invoice back that is open or a draft, so that nobody can pay it any more.
   *
   * @returns the invoice as it is then: one that was paid meanwhile stays `paid`, one that is just being charged `open`.
   */
  voidInvoice(id: string): Promise<Invoice>
  /**
   * Gives back what was paid, whole, or what is left of it. What has been given back already, also by the bank of a payer
   * who disputed it, is not given again. A refund that fails is tried again with a new key.
   *
   * @returns what has become of it as of now; `disputed` while a bank decides, when nobody else can give it back.
   */
  refundCharge(chargeId: string, once: WithIdempotencyKey): Promise<RefundOutcome | 'disputed'>
}

export interface PaymentGateway extends PaymentReads, PaymentCommands {
  /**
   * `live` moves money; `test` is Stripe with test keys; `sandbox` never leaves this machine; where it is `off` nothing
   * can be bought, and every call says `unavailable`.
   */
  readonly mode: 'live' | 'test' | 'sandbox' | 'off'

  /**
   * Reads an event as it arrives.
   *
   * @throws AppError `invalid-request` when the signature is not the provider's, or older than five minutes.
   */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>
}
