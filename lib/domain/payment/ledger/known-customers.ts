import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'
import { hasCode } from '@/lib/shared/errors/app-error'
import { PAYMENTS } from '../entitlement/entitlement'

/**
 * The customers at the provider that this site has made, by their ids, without whose they are: they outlast the account.
 * Another site, or a copy of this one, may share the provider's account, and what was paid there must not be given back
 * here as a payment that nobody owns.
 */
const KNOWN_CUSTOMERS = 'ledgerCustomers'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly payments: Pick<PaymentGateway, 'mode'>
}

export async function rememberCustomer({ store, clock, payments: { mode } }: Deps, customerId: string): Promise<void> {
  if (await isKnownCustomer(store, customerId)) return
  try {
    await store.create(KNOWN_CUSTOMERS, customerId, { mode, since: clock.now().toISOString() })
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error
  }
}

export async function isKnownCustomer(store: DocumentStore, customerId: string): Promise<boolean> {
  return (await store.get(KNOWN_CUSTOMERS, customerId)) !== undefined
}

/** Whether anybody was ever known to the provider, also if nothing came of it: else there is nothing to ask it. */
export async function hasKnownCustomers(store: DocumentStore): Promise<boolean> {
  const where = [{ field: 'customerId', operator: '>', value: '' }] as const
  const known = await store.query(KNOWN_CUSTOMERS, { limit: 1 })
  return known.length > 0 || (await store.query(PAYMENTS, { where, limit: 1 })).length > 0
}
