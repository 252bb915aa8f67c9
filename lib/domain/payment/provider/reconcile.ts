import type { PaymentDeps } from '../deps'
import { PAYMENTS } from '../entitlement/entitlement'
import { syncEntitlement } from '../entitlement/sync-entitlement'
import { readPayments } from '../payments'
import { type MaintenanceDeps, runMaintenance } from './maintenance'

const PORTION = 200

/** What a reconciliation did. */
export interface Reconciliation {
  readonly checked: number
  /** Accounts whose stored state was not the provider's. */
  readonly repaired: readonly string[]
  /** Accounts that could not be checked, as was reported. */
  readonly failed: readonly string[]
}

/** Repairs what is stored of every customer from the provider, as if each event that was lost came now. */
export async function reconcile(deps: MaintenanceDeps): Promise<Reconciliation> {
  const repaired: string[] = []
  const failed: string[] = []
  let checked = 0
  let last: string | undefined
  do {
    const portion = await readPortion(deps, last)
    for (const uid of portion) {
      checked += 1
      try {
        if (await reconcileAccount(deps, uid)) repaired.push(uid)
      } catch (error) {
        deps.errorReporter.report(error, { uid })
        failed.push(uid)
      }
    }
    last = portion.length === PORTION ? portion.at(-1) : undefined
  } while (last !== undefined)
  await runMaintenance(deps)
  return { checked, repaired, failed }
}

/** @returns whether something was not as the provider has it. */
async function reconcileAccount(deps: MaintenanceDeps, uid: string): Promise<boolean> {
  const before = await readPayments(deps.store, uid)
  if (before?.customerId === undefined) return false
  await syncEntitlement(deps, uid)
  const after = await readPayments(deps.store, uid)
  return (['subscriptionId', 'status', 'isCancelled', 'expiresAt'] as const).some((key) => before[key] !== after?.[key])
}

async function readPortion({ store }: PaymentDeps, after: string | undefined): Promise<readonly string[]> {
  const portion = await store.query(PAYMENTS, {
    limit: PORTION,
    ...(after !== undefined && { startAfter: { values: [], id: after } }),
  })
  return portion.map(({ id }) => id)
}
