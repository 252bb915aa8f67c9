import type Stripe from 'stripe'
import { z } from 'zod'
import { type Context, type CustomerFile, emit } from './customer-file'
import { cancelNow } from './expire-subscription'
import { missing, refused } from './fault'
import { CUSTOMER } from './fixtures'
import { hasEnded } from './subscriptions'

const Metadata = z.record(z.string(), z.string())

export const NewCustomer = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  metadata: Metadata.optional(),
  preferred_locales: z.array(z.string()).optional(),
})

export const CustomerChanges = z.strictObject({
  invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  metadata: Metadata.optional(),
})

export function newCustomer(id: string, now: number, params: z.output<typeof NewCustomer>): Stripe.Customer {
  requireAddress(params.email)
  return {
    ...structuredClone(CUSTOMER),
    id,
    created: now,
    email: params.email ?? null,
    invoice_prefix: id.slice(4, 12).toUpperCase(),
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    preferred_locales: params.preferred_locales ?? [],
  }
}

export function updateCustomer(context: Context, changes: z.output<typeof CustomerChanges>): Stripe.Customer {
  const { customer } = context.file
  const method = changes.invoice_settings?.default_payment_method
  if (method !== undefined) {
    requireOwnMethod(context, method)
    customer.invoice_settings.default_payment_method = method
  }
  requireAddress(changes.email)
  if (changes.email !== undefined) customer.email = changes.email
  if (changes.name !== undefined) customer.name = changes.name
  if (changes.metadata) customer.metadata = { ...customer.metadata, ...changes.metadata }
  emit(context, 'customer.updated', customer)
  return customer
}

/** Stripe looks at the form of an address only. */
function requireAddress(email: string | undefined): void {
  if (email === undefined || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return
  throw refused(`Invalid email address: ${email}`, 'email_invalid')
}

/** Ends what runs and forgets the customer. What was asked of whom stays on record with the invoices, as at Stripe. */
export function deleteCustomer(context: Context, id: string): Stripe.DeletedCustomer {
  const { file } = context
  if (id !== file.customer.id || file.isDeleted) throw missing('customer', id)
  for (const subscription of file.subscriptions.filter((candidate) => !hasEnded(candidate))) {
    cancelNow(context, subscription)
  }
  emit(context, 'customer.deleted', file.customer)
  forget(file)
  return toDeleted(file)
}

/** The customer, or what is left of one that was deleted. */
export function readCustomer({ file }: Context): Stripe.Customer | Stripe.DeletedCustomer {
  return file.isDeleted ? toDeleted(file) : file.customer
}

function forget(file: CustomerFile): void {
  file.isDeleted = true
  Object.assign(file.customer, { email: null, name: null, metadata: {} })
  for (const method of file.paymentMethods) method.customer = null
}

function toDeleted({ customer }: CustomerFile): Stripe.DeletedCustomer {
  return { id: customer.id, object: 'customer', deleted: true }
}

/** @throws Fault when the payment method is not attached to the customer. */
export function requireOwnMethod({ file }: Context, id: string): Stripe.PaymentMethod {
  const method = file.paymentMethods.find((candidate) => candidate.id === id && candidate.customer !== null)
  if (method) return method
  throw refused(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'resource_missing',
  )
}
