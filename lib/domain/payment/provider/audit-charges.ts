import { findUser } from '@/lib/domain/account/users'
import type { Charge } from '@/lib/ports/payment-gateway'
import type { PaymentDeps } from '../deps'
import { isOwnCharge, type OwnCharge } from '../ledger/decide-entry'
import { findEntry, invoiceIdOf, LEDGER } from '../ledger/entry'
import { hasKnownCustomers, isKnownCustomer } from '../ledger/known-customers'
import { type LedgerFault, ledgerFaults } from '../ledger/ledger-faults'
import { settleOwner } from './resume-refunds'

/** Longer than an outage of the webhooks, which the provider repeats for three days. */
const RECENT_MS = 4 * 24 * 60 * 60 * 1000

/** What holding the ledger against the payments has shown. */
export interface AuditedCharges {
  /** The payments of this site, by their ids. */
  readonly captured: ReadonlySet<string>
  /** Payments of which something was missing or wrong, and is right now. */
  readonly mended: readonly string[]
  /** Payments of other sites that share the provider's account: they are nobody's here, and are left. */
  readonly foreign: readonly string[]
  readonly faults: readonly LedgerFault[]
}

/**
 * Goes over every payment that was captured, mends what can be, and tells what is left: the invariant that each one ends
 * in access or in a refund and has an invoice.
 *
 * @param since only payments that were captured since then.
 */
export async function auditCharges(deps: PaymentDeps, since = new Date(0)): Promise<AuditedCharges> {
  const captured = new Set<string>()
  const mended: string[] = []
  const foreign: string[] = []
  const faults: LedgerFault[] = []
  for await (const charge of deps.payments.allCharges()) {
    if (Date.parse(charge.capturedAt) < since.getTime()) break
    if (!isOwnCharge(charge) || !(await isOfThisSite(deps, charge))) {
      foreign.push(charge.id)
      continue
    }
    captured.add(charge.id)
    const found = await faultsOf(deps, charge)
    if (found.length === 0) continue
    const left = await mend(deps, charge, found)
    if (left.length === 0) mended.push(charge.id)
    faults.push(...left)
  }
  return { captured, mended, foreign, faults }
}

/** The same for payments of the last days, by itself: what cannot be mended is reported. Never throws. */
export async function auditRecentCharges(deps: PaymentDeps): Promise<void> {
  if (deps.payments.mode === 'off') return
  try {
    // A process that nobody pays in does not load what talks to the provider.
    if (!(await hasKnownCustomers(deps.store))) return
    const { faults } = await auditCharges(deps, new Date(deps.clock.now().getTime() - RECENT_MS))
    for (const { chargeId, fault } of faults) deps.errorReporter.notify('a fault in the ledger', { chargeId, fault })
  } catch (error) {
    deps.errorReporter.report(error, { part: 'ledger' })
  }
}

async function isOfThisSite({ store }: PaymentDeps, { id, uid, customerId }: OwnCharge): Promise<boolean> {
  if ((await findEntry(store, id)) || (await findUser(store, uid))) return true
  return customerId !== null && isKnownCustomer(store, customerId)
}

async function faultsOf({ store, invoicing }: PaymentDeps, charge: Charge): Promise<readonly LedgerFault[]> {
  const entry = await findEntry(store, charge.id)
  const invoice = entry && (await invoicing.find(invoiceIdOf(entry)))
  const faults = ledgerFaults([charge], entry ? [entry] : [], invoice ? [invoice] : [])
  // An invoice from before the account was kept is nobody's until it is issued once more.
  const isNobodys = invoice?.buyer.uid === null
  return isNobodys ? [...faults, { chargeId: charge.id, fault: 'no-invoice' }] : faults
}

/** @returns what is left. */
async function mend(
  deps: PaymentDeps,
  charge: OwnCharge,
  found: readonly LedgerFault[],
): Promise<readonly LedgerFault[]> {
  try {
    if (found.some(({ fault }) => fault === 'no-invoice' || fault === 'invoice-stands')) await rebook(deps, charge.id)
    if (charge.customerId !== null) await settleOwner(deps, { uid: charge.uid, customerId: charge.customerId })
  } catch (error) {
    deps.errorReporter.report(error, { charge: charge.id })
  }
  const now = await deps.payments.charge(charge.id)
  return now ? faultsOf(deps, now) : []
}

/** Has the invoice issued, and taken back, once more: both may be repeated. */
async function rebook({ store }: PaymentDeps, chargeId: string): Promise<void> {
  if (await findEntry(store, chargeId)) await store.update(LEDGER, chargeId, { invoice: null })
}
