import type { SetupIntent } from '@/lib/ports/payment-gateway'
import { ensureCustomer, type Payer, requireCustomer } from '../customer'
import type { PaymentDeps } from '../deps'
import type { CardChangeAnswer, SetupIntentAnswer } from '../model'
import { readPayments, requireOwn, updatePayments } from '../payments'

/** Asks for leave to charge a card later, so that a subscription can be bought with it. @throws AppError `unavailable` */
export async function startPurchase(deps: PaymentDeps, payer: Payer): Promise<SetupIntentAnswer> {
  const customerId = await ensureCustomer(deps, payer)
  const { clientSecret } = await ensureSetupIntent(deps, payer.uid, customerId)
  return { clientSecret, customerId }
}

/** Asks for leave to charge another card. @throws AppError `conflict` when nothing was ever bought; `unavailable` */
export async function startCardChange(deps: PaymentDeps, uid: string): Promise<CardChangeAnswer> {
  const { id, clientSecret } = await ensureSetupIntent(deps, uid, await requireCustomer(deps, uid))
  return { clientSecret, setupIntentId: id }
}

/** The setup intent that still waits for a card, or a new one: reloading a page makes no more of them. */
async function ensureSetupIntent(
  { store, payments }: PaymentDeps,
  uid: string,
  customerId: string,
): Promise<SetupIntent> {
  const storedId = (await readPayments(store, uid))?.setupIntentId
  const stored = storedId === undefined ? undefined : await payments.setupIntent(storedId)
  if (stored && stored.customerId === customerId && waitsForCard(stored)) return stored
  // Named after the one that it follows: two tabs get the same, and so does a page that is loaded after a crash.
  const idempotencyKey = `setup-intent-${customerId}-${storedId ?? 'first'}`
  const created = await payments.createSetupIntent(customerId, { idempotencyKey })
  await updatePayments(store, uid, (before) =>
    before && before.setupIntentId === storedId ? { setupIntentId: created.id } : undefined,
  )
  return created
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
