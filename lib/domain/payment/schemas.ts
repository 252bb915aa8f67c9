/** What each payment call takes and answers. */
import { z } from 'zod'
import type { DeepReadonly } from '@/lib/shared/deep-readonly'
import { toWellFormed } from '@/lib/shared/to-well-formed'
import { REFUND_REASON_MAX_LENGTH, reactivationSources, refundStates, subscriptionStatuses } from './model/fields'

/** An id or a secret of the provider. */
const ProviderId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[!-~]+$/, 'not ASCII')

/**
 * The body of `create-setup-intent`. All of it is a hint: the server takes the account's own address and name, and the
 * configured price.
 */
export const SetupIntentBody = z.strictObject({
  priceId: ProviderId.optional(),
  email: z.string().max(320).optional(),
  username: z.string().max(200).optional(),
})

/** With the client secret the browser asks for a card. */
export const SetupIntentAnswer = z.strictObject({ clientSecret: z.string(), customerId: z.string() })
export type SetupIntentAnswer = DeepReadonly<z.output<typeof SetupIntentAnswer>>

/** The body of `create-subscription`: what the payer came back with from the provider. Each must be the caller's own. */
export const SubscriptionBody = z.strictObject({
  customerId: ProviderId,
  priceId: ProviderId,
  setupIntentId: ProviderId,
  clientSecret: ProviderId,
})
export type SubscriptionBody = z.output<typeof SubscriptionBody>

const Status = z.enum(subscriptionStatuses)

export const PurchaseAnswer = z.strictObject({
  subscriptionId: z.string(),
  status: Status,
  clientSecret: z
    .string()
    .exactOptional()
    .describe(
      'Of the first payment, which the payer has to authenticate; the subscription is `incomplete` until then.',
    ),
})
export type PurchaseAnswer = DeepReadonly<z.output<typeof PurchaseAnswer>>

const Seconds = z.int().describe('Unix time in seconds.')
const MinorUnits = z.int().describe('In minor units: 1/100 forint.')
const Currency = z.string().describe('ISO 4217, in small letters.')

const CardView = z.strictObject({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export type CardView = DeepReadonly<z.output<typeof CardView>>

/** A means of payment; `card` is null for what is no card. */
const PaymentMethodView = z.strictObject({ card: CardView.nullable() })

/** In Stripe's spelling, as specification 2, section 3 lists it. */
const SubscriptionView = z.strictObject({
  id: z.string(),
  status: Status,
  cancel_at_period_end: z.boolean(),
  items: z.strictObject({
    data: z
      .array(
        z.strictObject({
          current_period_end: Seconds,
          price: z.strictObject({ unit_amount: MinorUnits, currency: Currency }),
        }),
      )
      .min(1),
  }),
  latest_invoice: z
    .strictObject({
      amount_paid: MinorUnits,
      currency: Currency,
      created: Seconds,
      payment_intent: z.strictObject({ payment_method: PaymentMethodView.nullable() }).nullable(),
    })
    .nullable(),
  default_payment_method: PaymentMethodView.nullable(),
})
export type SubscriptionView = DeepReadonly<z.output<typeof SubscriptionView>>

const CustomerView = z.strictObject({
  invoice_settings: z.strictObject({ default_payment_method: PaymentMethodView.nullable() }),
})
export type CustomerView = DeepReadonly<z.output<typeof CustomerView>>

/** What `GET /payment/subscription` answers: both null for who has never bought anything. */
export const SubscriptionAnswer = z.strictObject({
  subscription: SubscriptionView.nullable(),
  customer: CustomerView.nullable(),
})
export type SubscriptionAnswer = DeepReadonly<z.output<typeof SubscriptionAnswer>>

/** What `update-payment-method` answers. */
export const CardChangeAnswer = z.strictObject({ clientSecret: z.string(), setupIntentId: z.string() })
export type CardChangeAnswer = DeepReadonly<z.output<typeof CardChangeAnswer>>

/** The body of `setup-intent-complete`. */
export const SetupIntentCompleteBody = z.strictObject({ setupIntentId: ProviderId })

/** The body of `update-default-payment-method`: an id, or `latest` for the card that was added last. */
export const DefaultPaymentMethodBody = z.strictObject({
  paymentMethodId: ProviderId.regex(/^(?:latest|pm_\w+)$/, 'neither latest nor the id of a payment method'),
})

/** The query of `reactivate-subscription`, whose body is empty. */
export const ReactivationQuery = z.object({ source: z.enum(reactivationSources).default('subscription') })

/** What `GET /payment/invoices` answers, the newest first. */
export const InvoicesAnswer = z.strictObject({
  invoices: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string().nullable(),
      status: z.enum(['open', 'paid', 'uncollectible', 'void']),
      createdAt: z.iso.datetime(),
      amount: MinorUnits.describe('What was paid, or is to be paid, in minor units.'),
      currency: Currency,
      refund: z
        .enum(['none', 'partial', 'pending', 'failed', 'done'])
        .describe('Whether it was given back: `done` for all of it, by a bank too.'),
      refundedAt: z.iso.datetime().nullable().describe('When it was given back, as far as that is known.'),
      receiptUrl: z
        .url()
        .nullable()
        .describe("The provider's page with the receipt, where an open invoice can also be paid."),
    }),
  ),
})
export type InvoicesAnswer = DeepReadonly<z.output<typeof InvoicesAnswer>>
export type InvoiceView = InvoicesAnswer['invoices'][number]

const Until = z.iso.datetime().describe('The end of the last day, ISO time.')

const RefundState = z
  .enum(refundStates)
  .describe(
    'How far the refund is: on its way, refused by the bank and tried again, left to people, to the bank, or done.',
  )
export type RefundState = z.output<typeof RefundState>

/** A withdrawal that was declared, and how far the money is. */
const WithdrawnView = z.strictObject({
  withdrawnAt: z.iso.datetime(),
  refundedAmount: MinorUnits.describe('What is to be given back.'),
  currency: Currency,
  refund: RefundState,
  refundedAt: z.iso.datetime().nullable().describe('When it was given back; null until it was.'),
})
export type WithdrawnView = DeepReadonly<z.output<typeof WithdrawnView>>

/** What `GET /payment/rights` answers: what the caller may do about the purchase now; null where there is no such right. */
export const RightsAnswer = z.strictObject({
  withdrawal: z.strictObject({ until: Until }).nullable(),
  refund: z
    .strictObject({ until: Until, requestedAt: z.iso.datetime().nullable().describe('Null until it is asked for.') })
    .nullable(),
  withdrawn: WithdrawnView.nullable().describe('Of the purchase that was withdrawn from.'),
})
export type RightsAnswer = DeepReadonly<z.output<typeof RightsAnswer>>

/** The body of `withdraw`: the second, confirming step. */
export const WithdrawalBody = z.strictObject({ confirm: z.literal(true) })

/** What `withdraw` answers; the same is mailed. */
export const WithdrawalAnswer = WithdrawnView
export type WithdrawalAnswer = WithdrawnView

/** The body of `refund-request`. */
export const RefundRequestBody = z.strictObject({
  reason: z.string().max(REFUND_REASON_MAX_LENGTH).overwrite(toWellFormed).optional(),
})

/** What `refund-request` answers. */
export const RefundRequestAnswer = z.strictObject({ requestedAt: z.iso.datetime() })
export type RefundRequestAnswer = DeepReadonly<z.output<typeof RefundRequestAnswer>>
