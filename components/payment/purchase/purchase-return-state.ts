import type { SubscriptionBody, SubscriptionView } from '@/lib/domain/payment/model'
import type { ProviderReturn } from '../form/provider-return'

/** Why a purchase did not come about, by its text. */
export type PurchaseFault = 'failed' | 'unknownStatus' | 'missingData' | 'notCreated'

/** Where a purchase stands after the return from the provider: second specification, section 4. */
export type PurchaseReturn =
  | { readonly state: 'loading' }
  /** The bank wants the first payment to be authenticated. */
  | { readonly state: 'authenticating' }
  | { readonly state: 'success' }
  /** `reason` is what the provider or the server tells of it, when they do. */
  | { readonly state: 'error'; readonly fault: PurchaseFault; readonly reason?: string | undefined }
  | { readonly state: 'canceled' }

export type PurchaseReturnEvent =
  | { readonly type: 'authenticate' }
  | { readonly type: 'bought' }
  | { readonly type: 'fail'; readonly reason?: string | undefined }

/** What there is to do about a return. */
export type ReturnTask =
  | { readonly task: 'show'; readonly outcome: PurchaseReturn }
  /** The account has no customer at the provider yet, without whom nothing is bought. */
  | { readonly task: 'wait' }
  | { readonly task: 'create'; readonly order: SubscriptionBody }
  /** The first payment was authenticated; the subscription follows. */
  | { readonly task: 'watch' }

/** Decides what a return leads to. @param customerId null until the account is known at the provider */
export function decideReturn(
  returned: ProviderReturn,
  account: { readonly customerId: string | null; readonly priceId: string },
): ReturnTask {
  switch (returned.status) {
    case 'succeeded':
      return returned.kind === 'payment' ? { task: 'watch' } : decideOrder(returned, account)
    case 'failed':
      return { task: 'show', outcome: { state: 'error', fault: returned.kind === 'payment' ? 'notCreated' : 'failed' } }
    case 'canceled':
      return { task: 'show', outcome: { state: 'canceled' } }
    default:
      return { task: 'show', outcome: { state: 'error', fault: 'unknownStatus' } }
  }
}

function decideOrder(
  { setupIntentId, clientSecret }: ProviderReturn,
  { customerId, priceId }: { readonly customerId: string | null; readonly priceId: string },
): ReturnTask {
  if (setupIntentId === undefined || clientSecret === undefined) {
    return { task: 'show', outcome: { state: 'error', fault: 'missingData' } }
  }
  if (customerId === null) return { task: 'wait' }
  return { task: 'create', order: { customerId, priceId, setupIntentId, clientSecret } }
}

/** What becomes of a return once something is done about it. What has come to its end stays. */
export function purchaseReturnReducer(current: PurchaseReturn, event: PurchaseReturnEvent): PurchaseReturn {
  if (current.state !== 'loading' && current.state !== 'authenticating') return current
  switch (event.type) {
    case 'authenticate':
      return { state: 'authenticating' }
    case 'bought':
      return { state: 'success' }
    case 'fail':
      return { state: 'error', fault: 'notCreated', ...(event.reason !== undefined && { reason: event.reason }) }
  }
}

/** Whether a subscription in this state has been paid for. */
export function isBought(status: SubscriptionView['status']): boolean {
  return status === 'active' || status === 'trialing'
}
