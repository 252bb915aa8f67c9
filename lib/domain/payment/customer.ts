import { createHash } from 'node:crypto'
import type { SignedInUser } from '@/lib/domain/account/model'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from './deps'
import { readPayments, updatePayments } from './payments'

export type Payer = Pick<SignedInUser, 'uid' | 'email' | 'displayName'>

/**
 * The customer that an account is at the provider, made when there is none. However often it is asked, at once or after a
 * crash, there is only one: what is stored goes first, then what the provider has, and the rest is one key.
 */
export async function ensureCustomer(deps: PaymentDeps, payer: Payer): Promise<string> {
  const known = (await readPayments(deps.store, payer.uid))?.customerId
  if (known !== undefined && (await deps.payments.customer(known))) return known
  const customerId = await findOrCreate(deps, payer, known)
  // Another tab may have been faster.
  const stored = await updatePayments(deps.store, payer.uid, (payments) =>
    payments?.customerId === undefined || payments.customerId === known ? { customerId } : undefined,
  )
  return stored?.customerId ?? customerId
}

async function findOrCreate({ payments }: PaymentDeps, payer: Payer, gone: string | undefined): Promise<string> {
  const { uid, email, displayName: name } = payer
  const [oldest] = await payments.customersOf({ uid, email })
  if (oldest) return oldest.id
  // The same key must come with the same data, which the payer may have changed since the last try.
  const data = createHash('sha256')
    .update(JSON.stringify([email, name, gone]))
    .digest('hex')
  const created = await payments.createCustomer({ uid, email, name }, { idempotencyKey: `customer-${uid}-${data}` })
  return created.id
}

/** The customer of an account that has paid before. @throws AppError `conflict` when it never has. */
export async function requireCustomer({ store }: Pick<PaymentDeps, 'store'>, uid: string): Promise<string> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) throw new AppError('conflict')
  return customerId
}
