import type {
  CardChangeAnswer,
  InvoiceView,
  PurchaseAnswer,
  RefundRequestAnswer,
  RightsAnswer,
  SetupIntentAnswer,
  SubscriptionAnswer,
  SubscriptionBody,
  WithdrawalAnswer,
} from '@/lib/domain/payment/model'
import { isRecord } from '@/lib/shared/is-record'
import { errorMessages } from '@/lib/shared/messages/errors'
import { type ApiError, callApi } from './api'

/** Asks for leave to charge a card later; with the secret the form of the provider is shown. @throws ApiError */
export function createSetupIntent(): Promise<SetupIntentAnswer> {
  return callApi('POST /payment/create-setup-intent', { body: {} })
}

/** Buys, or goes on with the purchase that an earlier call began: there is never a second one. @throws ApiError */
export function createSubscription(order: SubscriptionBody): Promise<PurchaseAnswer> {
  return callApi('POST /payment/create-subscription', { body: order })
}

/** What the caller has bought. @throws ApiError */
export function readSubscription(signal?: AbortSignal): Promise<SubscriptionAnswer> {
  return callApi('GET /payment/subscription', { signal })
}

/** Asks for leave to charge another card. @throws ApiError */
export function startCardChange(): Promise<CardChangeAnswer> {
  return callApi('POST /payment/update-payment-method')
}

/** Has the card that was added last pay from now on. @throws ApiError */
export function payWithLatestCard(): Promise<void> {
  return callApi('POST /payment/update-default-payment-method', { body: { paymentMethodId: 'latest' } })
}

/** Has the card of a setup intent pay from now on. @throws ApiError */
export function completeSetupIntent(setupIntentId: string): Promise<void> {
  return callApi('POST /payment/setup-intent-complete', { body: { setupIntentId } })
}

/** Lets the subscription end with the period that is paid. @throws ApiError */
export function cancelSubscription(): Promise<void> {
  return callApi('POST /payment/cancel-subscription')
}

/** Takes a cancellation back. @throws ApiError */
export function reactivateSubscription(): Promise<void> {
  return callApi('POST /payment/reactivate-subscription', { query: { source: 'subscription' } })
}

/** The bills of the caller, the newest first. @throws ApiError */
export async function readInvoices(signal?: AbortSignal): Promise<readonly InvoiceView[]> {
  const { invoices } = await callApi('GET /payment/invoices', { signal })
  return invoices
}

/** What the caller may do about the purchase now. @throws ApiError */
export function readRights(signal?: AbortSignal): Promise<RightsAnswer> {
  return callApi('GET /payment/rights', { signal })
}

/** Withdraws from the purchase: it ends at once, and what was paid is given back. @throws ApiError */
export function withdraw(): Promise<WithdrawalAnswer> {
  return callApi('POST /payment/withdraw', { body: { confirm: true } })
}

/** Asks the operator to give the money back. @throws ApiError */
export function requestRefund(reason: string): Promise<RefundRequestAnswer> {
  return callApi('POST /payment/refund-request', { body: reason ? { reason } : {} })
}

/** What to tell the payer of a failed call: in the provider's own words, when it has said why a card was not charged. */
export function refusalText({ code, details }: ApiError): string {
  const told = isRecord(details) ? details.message : undefined
  return typeof told === 'string' && told !== '' ? told : errorMessages[code]
}
