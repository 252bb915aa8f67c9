/** What must be true of money whatever has happened, read from the provider and the store and not from the rules. */
import { findUser } from '@/lib/domain/account/users'
import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import type { Charge } from '@/lib/ports/payment-gateway'
import type { TestSite } from '../test-site'

/** That somebody was told that there will be no further charge. */
export interface Promised {
  readonly kind: 'cancelled' | 'withdrawn' | 'deleted'
  readonly uid: string
  /** Undefined for all subscriptions of the account. */
  readonly subscriptionId: string | undefined
  /** What was captured until then. */
  readonly before: ReadonlySet<string>
}

/** What may never be so, not even for a moment: a charge after it was promised that there is none, and two subscriptions. */
export async function promiseFaults(site: TestSite, promised: readonly Promised[]): Promise<readonly string[]> {
  const charges = await allCharges(site)
  return [
    ...promised.flatMap(({ kind, uid, subscriptionId, before }) =>
      charges
        .filter((charge) => charge.uid === uid && !before.has(charge.id))
        .filter((charge) =>
          subscriptionId === undefined ? kind === 'deleted' : charge.subscriptionId === subscriptionId,
        )
        .map(({ id }) => `${id} was charged after the account was ${kind}`),
    ),
    ...(await doubleSubscriptions(site, charges)),
  ]
}

async function doubleSubscriptions(site: TestSite, charges: readonly Charge[]): Promise<readonly string[]> {
  const faults: string[] = []
  for (const uid of new Set(charges.map((charge) => charge.uid))) {
    const customers = new Set(charges.filter((charge) => charge.uid === uid).map(({ customerId }) => customerId))
    const running: string[] = []
    for (const customerId of customers) {
      if (customerId === null) continue
      for (const { id, status } of await site.payments.subscriptions(customerId)) {
        if (status === 'active' || status === 'past_due' || status === 'trialing') running.push(id)
      }
    }
    if (running.length > 1) faults.push(`${uid} pays for ${running.join(' and ')}`)
  }
  return faults
}

/** What must be so once all has come to its end: beside what the reconciliation says of itself. */
export async function booksFaults(site: TestSite): Promise<readonly string[]> {
  const charges = await allCharges(site)
  const entries = new Map((await site.store.query('ledger')).map(({ id, data }) => [id, data]))
  const faults: string[] = []
  for (const charge of charges.filter(({ uid }) => uid !== null)) {
    const { id, refund, dispute } = charge
    const outcome = entries.get(id)?.outcome
    const isGivenBack = refund === 'done' || dispute === 'lost'
    if (outcome === 'refunded' && !isGivenBack) faults.push(`${id} is said to be refunded and is not`)
    // A refund that is on its way or has failed, and a dispute that is open, have an end of their own.
    const isOnItsWay = refund === 'pending' || refund === 'failed' || dispute === 'open'
    if (!isGivenBack && !isOnItsWay && outcome !== 'access') faults.push(`${id} has neither access nor a refund`)
    if (!(await site.invoicing.find(charge.invoiceId ?? id))) faults.push(`${id} has no invoice`)
  }
  return [...faults, ...(await unpaidAccess(site, charges)), ...repeatedRefunds(charges, entries)]
}

/** Access of which nothing is paid, or longer than what is paid. */
async function unpaidAccess(site: TestSite, charges: readonly Charge[]): Promise<readonly string[]> {
  const faults: string[] = []
  for (const document of await site.store.query('payments')) {
    const { hasSubscription, expiresAt } = readEntitlement(document, site.clock.now(), site)
    if (!hasSubscription || !(await findUser(site.store, document.id))) continue
    const paid = charges.filter(
      ({ uid, refund, dispute }) => uid === document.id && refund !== 'done' && dispute !== 'lost',
    )
    const until = Math.max(...paid.map(({ periodEnd }) => (periodEnd === null ? 0 : Date.parse(periodEnd))))
    if (expiresAt === null || Date.parse(expiresAt) > until) faults.push(`${document.id} has access that is not paid`)
  }
  return faults
}

/** Money that was given back by itself for more than one purchase of the same person or card. */
function repeatedRefunds(
  charges: readonly Charge[],
  entries: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly string[] {
  const purchases = new Map<string, Set<string | null>>()
  for (const { id, subscriptionId, buyer, cardFingerprint } of charges) {
    const refund = entries.get(id)?.refund
    if (!(refund instanceof Object && 'reason' in refund && refund.reason === 'withdrawal')) continue
    for (const person of [buyer.email, cardFingerprint]) {
      if (person === null) continue
      purchases.set(person, (purchases.get(person) ?? new Set()).add(subscriptionId))
    }
  }
  return [...purchases]
    .filter(([, subscriptions]) => subscriptions.size > 1)
    .map(([person, subscriptions]) => `${person} had ${subscriptions.size} purchases refunded`)
}

async function allCharges({ payments }: TestSite): Promise<readonly Charge[]> {
  const charges: Charge[] = []
  for await (const charge of payments.allCharges()) charges.push(charge)
  return charges
}
