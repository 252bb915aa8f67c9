/** What the provider says in the address with which it sends the payer back. */
export interface ProviderReturn {
  /** What became of it: `succeeded`, `failed`, `canceled`, or anything else that somebody wrote there. */
  readonly status: string
  /** Whether a card was saved (`setup`), or a payment was authenticated (`payment`). */
  readonly kind: 'setup' | 'payment'
  readonly setupIntentId: string | undefined
  readonly clientSecret: string | undefined
}

export type AddressQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads the query of a page; `undefined` for who does not come from the provider. */
export function parseProviderReturn(query: AddressQuery): ProviderReturn | undefined {
  const status = single(query.redirect_status)
  if (status === undefined) return undefined
  return {
    status,
    kind: single(query.payment_intent) === undefined ? 'setup' : 'payment',
    setupIntentId: single(query.setup_intent),
    clientSecret: single(query.setup_intent_client_secret),
  }
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
