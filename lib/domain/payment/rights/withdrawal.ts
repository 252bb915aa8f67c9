import { z } from 'zod'
import type { DocumentStore } from '@/lib/ports/document-store'
import { findEntry, type IdentifiedEntry, wasGivenBack } from '../ledger/entry'
import type { RefundState, WithdrawnView } from '../model'

/** Declared withdrawals, by the id of the subscription. */
export const WITHDRAWALS = 'withdrawals'

/** A document of `withdrawals`: what was declared, and what has come of it. */
export const StoredWithdrawal = z.object({
  /** Of the site on which it was declared; before it was kept, that was the sandbox. */
  mode: z.enum(['live', 'test', 'sandbox', 'off']).default('sandbox'),
  /** Null when the account was deleted since. */
  uid: z.string().nullable(),
  withdrawnAt: z.string(),
  /** What is given back, in minor units. */
  amount: z.int(),
  currency: z.string(),
  chargeIds: z.array(z.string()).default([]),
  /** Whether people decide about the money, since the same person was given some back before. */
  isByStaff: z.boolean().default(false),
  /**
   * `declared` while nothing has come of it yet, `staff` while it waits for people, `disputed` while a bank decides
   * whether what was paid is given back: then nobody else can.
   */
  status: z.enum(['declared', 'staff', 'pending', 'failed', 'disputed', 'done']),
  /** When all of it was given back; null until it was. */
  refundedAt: z.string().nullable().default(null),
})
export type StoredWithdrawal = Readonly<z.output<typeof StoredWithdrawal>>

/** What is not at its end. */
export const UNFINISHED = ['declared', 'staff', 'pending', 'failed', 'disputed'] as const

export async function findWithdrawal(
  reader: Pick<DocumentStore, 'get'>,
  subscriptionId: string,
): Promise<StoredWithdrawal | undefined> {
  const document = await reader.get(WITHDRAWALS, subscriptionId)
  return document && StoredWithdrawal.parse(document.data)
}

/** Writes down how a withdrawal stands by the ledger. */
export async function followWithdrawal(store: DocumentStore, subscriptionId: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const withdrawal = await findWithdrawal(transaction, subscriptionId)
    if (!withdrawal) return
    const entries = await Promise.all(withdrawal.chargeIds.map((chargeId) => findEntry(transaction, chargeId)))
    const progress = progressOf(
      withdrawal,
      entries.flatMap((entry) => entry ?? []),
    )
    if (progress.status !== withdrawal.status) transaction.update(WITHDRAWALS, subscriptionId, progress)
  })
}

/** The same for all withdrawals of an account. */
export async function followWithdrawals(store: DocumentStore, uid: string): Promise<void> {
  const withdrawals = await store.query(WITHDRAWALS, { where: [{ field: 'uid', operator: '==', value: uid }] })
  for (const { id } of withdrawals) await followWithdrawal(store, id)
}

/** How a withdrawal stands by the payments that it is about. */
export function progressOf(
  { isByStaff, refundedAt }: StoredWithdrawal,
  entries: readonly Pick<IdentifiedEntry, 'outcome' | 'refundedAt'>[],
): Pick<StoredWithdrawal, 'status' | 'refundedAt'> {
  const has = (outcome: IdentifiedEntry['outcome']) => entries.some((entry) => entry.outcome === outcome)
  if (entries.every(wasGivenBack)) {
    const days = entries.flatMap((entry) => entry.refundedAt ?? [])
    return { status: 'done', refundedAt: days.toSorted().at(-1) ?? refundedAt }
  }
  if (has('refund-failed')) return { status: 'failed', refundedAt: null }
  if (has('disputed')) return { status: 'disputed', refundedAt: null }
  if (has('refund-pending')) return { status: 'pending', refundedAt: null }
  return { status: isByStaff ? 'staff' : 'declared', refundedAt: null }
}

/** What the buyer sees of it. */
export function toWithdrawnView({
  withdrawnAt,
  amount: refundedAmount,
  currency,
  status,
  refundedAt,
}: StoredWithdrawal): WithdrawnView {
  return { withdrawnAt, refundedAmount, currency, refund: toRefundState(status), refundedAt }
}

/** What has not begun yet, since the provider did not answer, is on its way for the buyer. */
function toRefundState(status: StoredWithdrawal['status']): RefundState {
  return status === 'declared' ? 'pending' : status
}
