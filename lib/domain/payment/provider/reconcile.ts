import type { StoredDocument } from '@/lib/ports/document-store'
import type { PaymentDeps } from '../deps'
import { PAYMENTS } from '../entitlement/entitlement'
import { LEDGER } from '../ledger/entry'
import type { LedgerFault } from '../ledger/ledger-faults'
import { readPayments } from '../payments'
import { inSequence } from '../sequence/in-sequence'
import { type AuditedCharges, auditCharges } from './audit-charges'
import { type MaintenanceDeps, runMaintenance } from './maintenance'
import { settleAccount } from './settle-account'

const PORTION = 200

/** What a reconciliation did. */
export interface Reconciliation extends Pick<AuditedCharges, 'mended' | 'faults'> {
  /** Accounts that were looked at. */
  readonly checked: number
  /** Accounts whose stored state was not the provider's. */
  readonly repaired: readonly string[]
  /** Accounts that could not be checked, as was reported. */
  readonly failed: readonly string[]
  /** How many payments of this site, and of others that share the provider's account. */
  readonly captured: number
  readonly foreign: number
}

/**
 * Repairs what is stored of every customer from the provider, as if each event that was lost came now, and then holds the
 * ledger against every payment that was captured, also of accounts that are gone: what can be mended is, and what is left
 * of faults is told.
 */
export async function reconcile(deps: MaintenanceDeps): Promise<Reconciliation> {
  const repaired: string[] = []
  const failed: string[] = []
  let checked = 0
  for await (const { id: uid } of readAll(deps, PAYMENTS)) {
    checked += 1
    try {
      if (await reconcileAccount(deps, uid)) repaired.push(uid)
    } catch (error) {
      deps.errorReporter.report(error, { uid })
      failed.push(uid)
    }
  }
  const { captured, foreign, mended, faults } = await auditCharges(deps)
  const uncaptured = await findUncaptured(deps, captured)
  await runMaintenance(deps)
  const counts = { captured: captured.size, foreign: foreign.length }
  return { checked, repaired, failed, ...counts, mended, faults: [...faults, ...uncaptured] }
}

/** @returns whether something was not as the provider has it. */
async function reconcileAccount(deps: PaymentDeps, uid: string): Promise<boolean> {
  const before = await readPayments(deps.store, uid)
  if (before?.customerId === undefined) return false
  await inSequence(deps, uid, (held) => settleAccount(held, uid), { evenLocked: true })
  const after = await readPayments(deps.store, uid)
  return (['subscriptionId', 'status', 'isCancelled', 'expiresAt'] as const).some((key) => before[key] !== after?.[key])
}

/** Entries of payments that the provider does not know. */
async function findUncaptured(deps: PaymentDeps, captured: ReadonlySet<string>): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = []
  for await (const { id: chargeId, data } of readAll(deps, LEDGER)) {
    if (data.mode === deps.payments.mode && !captured.has(chargeId)) faults.push({ chargeId, fault: 'not-captured' })
  }
  return faults
}

async function* readAll({ store }: PaymentDeps, collection: string): AsyncGenerator<StoredDocument> {
  let last: StoredDocument | undefined
  do {
    const portion: readonly StoredDocument[] = await store.query(collection, {
      limit: PORTION,
      ...(last && { startAfter: { values: [], id: last.id } }),
    })
    yield* portion
    last = portion.length === PORTION ? portion.at(-1) : undefined
  } while (last)
}
