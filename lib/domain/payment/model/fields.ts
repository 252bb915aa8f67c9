/** The states of a subscription, in Stripe's words. */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const

/** Where on the site a subscription was taken up again, for the activity log. */
export const reactivationSources = ['subscription', 'home', 'exercise', 'profile'] as const
export type ReactivationSource = (typeof reactivationSources)[number]

/** How far a refund is: on its way, failed and tried again, left to people or to a bank, or done. */
export const refundStates = ['pending', 'failed', 'staff', 'disputed', 'done'] as const

export const REFUND_REASON_MAX_LENGTH = 1024
