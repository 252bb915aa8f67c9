/** What the sandbox knows of one customer: it is read, changed and written as a whole. */
import type Stripe from 'stripe'
import type { FaultStatus } from './fault'
import { newId } from './ids'
import type { CardBehaviour } from './test-cards'

export interface CustomerFile {
  readonly key: string
  customer: Stripe.Customer
  /** Of each list the oldest comes first. References are ids. */
  setupIntents: Stripe.SetupIntent[]
  paymentMethods: Stripe.PaymentMethod[]
  subscriptions: Stripe.Subscription[]
  invoices: Stripe.Invoice[]
  invoicePayments: Stripe.InvoicePayment[]
  paymentIntents: Stripe.PaymentIntent[]
  charges: Stripe.Charge[]
  refunds: Stripe.Refund[]
  disputes: Stripe.Dispute[]
  /** How each payment method behaves. No card number is kept. */
  behaviours: Record<string, CardBehaviour>
  /** How far the customer's time has been moved ahead. */
  clockOffsetSeconds: number
  eventsTold: number
  /** Then nothing can be begun any more. */
  isDeleted?: boolean
  /** How the next calls that would change something are to fail, one after the other. */
  faults?: FaultStatus[]
}

/** What a call on a customer's file works with. */
export interface Context {
  readonly file: CustomerFile
  /** Seconds since 1970, in the customer's time. */
  readonly now: number
  readonly price: SandboxPrice
  /** The origin of the site, without a slash at the end. */
  readonly siteUrl: string
  readonly record: (type: Stripe.Event['type'], object: StripeObject, now: number) => void
}

interface StripeObject {
  readonly id: string
  readonly object: string
}

/** Tells of an object as it is now. */
export function emit(context: Context, type: Stripe.Event['type'], object: StripeObject): void {
  context.record(type, object, context.now)
}

/** The one price that the sandbox sells at, each month. */
export interface SandboxPrice {
  readonly id: string
  /** In minor units. */
  readonly unitAmount: number
  readonly currency: string
}

/** How many objects of a kind are kept: the sandbox is no archive. */
const KEPT = 60

export function newCustomerFile(key: string, customer: Stripe.Customer): CustomerFile {
  return {
    key,
    customer,
    setupIntents: [],
    paymentMethods: [],
    subscriptions: [],
    invoices: [],
    invoicePayments: [],
    paymentIntents: [],
    charges: [],
    refunds: [],
    disputes: [],
    behaviours: {},
    clockOffsetSeconds: 0,
    eventsTold: 0,
  }
}

type Lists = { [Key in keyof CustomerFile as CustomerFile[Key] extends { id: string }[] ? Key : never]: true }

/** Adds an object, and drops the oldest of its kind when there are too many. */
export function addObject<Key extends keyof Lists>(
  file: CustomerFile,
  list: Key,
  object: CustomerFile[Key][number],
): void {
  const objects = file[list] as { id: string }[]
  objects.push(object)
  if (objects.length > KEPT) objects.shift()
}

export function idIn({ file }: Context, prefix: string): string {
  return newId(prefix, file.key)
}

/** The object with this id, of whatever kind. */
export function findObject(file: CustomerFile, id: string): { readonly id: string } | undefined {
  if (file.customer.id === id) return file.customer
  const lists: readonly { readonly id: string }[][] = [
    file.setupIntents,
    file.paymentMethods,
    file.subscriptions,
    file.invoices,
    file.invoicePayments,
    file.paymentIntents,
    file.charges,
    file.refunds,
    file.disputes,
  ]
  return lists.flatMap((list) => list.filter((object) => object.id === id))[0]
}

/** References are kept as ids, though Stripe's types also allow for whole objects. */
export function refId(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}
