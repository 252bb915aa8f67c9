import { randomUUID } from 'node:crypto'
import type { SignedInUser } from '@/lib/domain/account/model'
import { AppError } from '@/lib/shared/errors/app-error'
import type { PaymentDeps } from './deps'
import { type CustomerOrder, readPayments, updatePayments } from './payments'
import type { Held } from './sequence/in-sequence'
import { orForgetKey } from './sequence/or-forget-key'

export type Payer = Pick<SignedInUser, 'uid' | 'email' | 'displayName'>

/**
 * The customer that an account is at the provider, made when there is none. However often it is asked, also after a crash,
 * there is only one: what is stored goes first, then what the provider has, and the rest is one key.
 */
export async function ensureCustomer(held: Held<PaymentDeps>, payer: Payer): Promise<string> {
  const known = (await readPayments(held.store, payer.uid))?.customerId
  if (known !== undefined && (await held.payments.customer(known))) return known
  const [oldest] = await held.payments.customersOf(payer)
  const customerId = oldest?.id ?? (await create(held, payer))
  await updatePayments(held.store, payer.uid, () => ({ customerId, customerOrder: undefined }))
  return customerId
}

async function create(held: Held<PaymentDeps>, { uid, email, displayName: name }: Payer): Promise<string> {
  const { key } = await order(held, uid, { email, name })
  const created = held.payments.createCustomer({ uid, email, name }, { idempotencyKey: key })
  const forget = () => updatePayments(held.store, uid, () => ({ customerOrder: undefined }))
  return (await orForgetKey(created, forget)).id
}

/** The order that is stored before the call. The same key must come with the same data, which may have changed. */
async function order({ store }: Held<PaymentDeps>, uid: string, wanted: Omit<CustomerOrder, 'key'>) {
  const before = (await readPayments(store, uid))?.customerOrder
  if (before?.email === wanted.email && before.name === wanted.name) return before
  const customerOrder: CustomerOrder = { key: `customer-${uid}-${randomUUID()}`, ...wanted }
  await updatePayments(store, uid, () => ({ customerOrder }))
  return customerOrder
}

/** The customer of an account that has paid before. @throws AppError `conflict` when it never has. */
export async function requireCustomer({ store }: Pick<PaymentDeps, 'store'>, uid: string): Promise<string> {
  const customerId = (await readPayments(store, uid))?.customerId
  if (customerId === undefined) throw new AppError('conflict')
  return customerId
}
