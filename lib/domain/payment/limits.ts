/** Purchases of one account: each is some calls to the provider, and nobody buys that often. */
export const purchaseLimits = [{ name: 'purchases', limit: 30, windowSeconds: 10 * 60, per: 'user' }] as const

/** Cards tried by one account: who tries out stolen cards would try many. */
export const cardLimits = [{ name: 'cards', limit: 20, windowSeconds: 10 * 60, per: 'user' }] as const

/** Changes of a subscription by one account. */
export const managementLimits = [
  { name: 'subscription-changes', limit: 30, windowSeconds: 10 * 60, per: 'user' },
] as const

/** Questions of one account about its subscription: the page asks three at a time. */
export const paymentReadLimits = [{ name: 'payment-reads', limit: 120, windowSeconds: 60, per: 'user' }] as const
