import { randomUUID } from 'node:crypto'
import type { SetupIntent } from '@/lib/ports/payment-gateway'
import { ensureCustomer, type Payer, requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import type { CardChangeAnswer, SetupIntentAnswer } from '../model'
import { readPayments, requireOwn, updatePayments } from '../payments'
import { type Held, inSequence } from '../sequence/in-sequence'
import { orForgetKey } from '../sequence/or-forget-key'

/** Asks for leave to charge a card later, so that a subscription can be bought with it. @throws AppError `unavailable` */
export function startPurchase(deps: PaymentDeps, payer: Payer): Promise<SetupIntentAnswer> {
  return inSequence(deps, payer.uid, async (held) => {
    const customerId = await ensureCustomer(held, payer)
    const { clientSecret } = await ensureSetupIntent(held, payer.uid, customerId)
    return { clientSecret, customerId }
  })
}

/** Asks for leave to charge another card. @throws AppError `conflict` when nothing was ever bought; `unavailable` */
export function startCardChange(deps: PaymentDeps, uid: string): Promise<CardChangeAnswer> {
  return inSequence(deps, uid, async (held) => {
    const { id, clientSecret } = await ensureSetupIntent(held, uid, await requireCustomer(held, uid))
    return { clientSecret, setupIntentId: id }
  })
}

/** The setup intent that still waits for a card, or a new one: reloading a page makes no more of them. */
async function ensureSetupIntent(held: Held<PaymentDeps>, uid: string, customerId: string): Promise<SetupIntent> {
  const { store, payments } = held
  const storedId = (await readPayments(store, uid))?.setupIntentId
  const stored = storedId === undefined ? undefined : await payments.setupIntent(storedId)
  if (stored && stored.customerId === customerId && waitsForCard(stored)) return stored
  const idempotencyKey = await storeKey(held, uid, customerId)
  const forget = () => updatePayments(store, uid, () => ({ setupIntentKey: undefined }))
  const created = await orForgetKey(payments.createSetupIntent(customerId, { idempotencyKey }), forget)
  await updatePayments(store, uid, () => ({ setupIntentId: created.id, setupIntentKey: undefined }))
  return created
}

/** The key of a call that was begun and not answered, or a new one. It is for this customer only. */
async function storeKey({ store }: Held<PaymentDeps>, uid: string, customerId: string): Promise<string> {
  const prefix = `setup-intent-${customerId}-`
  const before = (await readPayments(store, uid))?.setupIntentKey
  if (before?.startsWith(prefix)) return before
  const setupIntentKey = `${prefix}${randomUUID()}`
  await updatePayments(store, uid, () => ({ setupIntentKey }))
  return setupIntentKey
}

function waitsForCard({ status }: SetupIntent): boolean {
  return status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action'
}

/** A setup intent that a request names. @throws AppError `forbidden` when it is not the caller's. */
export async function requireOwnSetupIntent(
  { store, payments }: PaymentDeps,
  uid: string,
  setupIntentId: string,
): Promise<SetupIntent & { readonly customerId: string }> {
  const customerId = (await readPayments(store, uid))?.customerId
  requireOwn(customerId !== undefined)
  const setupIntent = await payments.setupIntent(setupIntentId)
  requireOwn(setupIntent?.customerId === customerId)
  return { ...setupIntent, customerId }
}
