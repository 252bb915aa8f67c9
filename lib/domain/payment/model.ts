import type { subscriptionStatuses } from './model/fields'

/** The client-safe entry point of payments. Without schemas, whose library would weigh more than the pages. */
export type {
  CardChangeAnswer,
  CardView,
  CustomerView,
  InvoicesAnswer,
  InvoiceView,
  PurchaseAnswer,
  RefundRequestAnswer,
  RefundState,
  RightsAnswer,
  SetupIntentAnswer,
  SubscriptionAnswer,
  SubscriptionBody,
  SubscriptionView,
  WithdrawalAnswer,
  WithdrawnView,
} from './schemas'

/** 14 days for the withdrawal that the law grants (45/2014. (II. 26.) Korm. rendelet, 20. §), counted from the purchase. */
export const WITHDRAWAL_DAYS = 14

/** The money-back promise of the site itself. */
export const REFUND_DAYS = 30

/** Under what the browser keeps the id of a setup intent while the payer is away at the provider. */
export const PENDING_SETUP_INTENT_KEY = 'pendingSetupIntent'

/** Whether a subscription is over for good, so that there is nothing left to manage. */
export function hasEnded({ status }: { readonly status: (typeof subscriptionStatuses)[number] }): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
