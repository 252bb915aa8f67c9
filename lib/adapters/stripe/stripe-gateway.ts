import type Stripe from 'stripe'
import type { Clock } from '@/lib/ports/clock'
import type { Customer, Invoice, PaymentGateway, Subscription } from '@/lib/ports/payment-gateway'
import { findCharge, listCharges, readCharges, refundCharge } from './charges'
import { createPriceCheck, type Offer } from './create-price-check'
import {
  hasStripeCode,
  isInvalidRequest,
  undefinedWhenMalformed,
  undefinedWhenMissing,
  unlessRefused,
  withKey,
  withPortErrors,
} from './errors'
import { readEvent } from './read-event'
import { paymentIntentOf, toCustomer, toInvoice, toPaymentMethod, toSetupIntent, toSubscription } from './to-port'

interface Connection {
  /** Loads the SDK at the first call: it is large, and most processes never pay. */
  readonly connect: () => Promise<Stripe>
  readonly mode: PaymentGateway['mode']
  readonly webhookSecret: string
  readonly clock: Clock
  /** What the site says that it sells; nothing is sold for another price. */
  readonly offer: Offer
}

/** Stripe gives at most so many in one page, the newest first. */
const PAGE = 100

/** A list cannot be expanded as far as the attempts to pay its invoices: four levels are all that Stripe allows. */
const WITH_PAYMENT = ['default_payment_method', 'latest_invoice.payments']

/** Of a payment, what was given back. */
const WITH_REFUNDS = ['latest_charge.refunds']

/** The payment provider over Stripe's API, or over whatever answers as Stripe does. */
export function createStripeGateway({ connect, mode, webhookSecret, clock, offer }: Connection): PaymentGateway {
  const requirePrice = createPriceCheck(offer)
  const ask = async <Result>(call: (client: Stripe) => Promise<Result>): Promise<Result> => {
    const client = await connect()
    return withPortErrors(call(client))
  }
  return {
    mode,
    createCustomer: ({ uid, email, name }, { idempotencyKey }) =>
      ask(async (client) =>
        toCustomer(
          await withKey(
            client.customers.create({ email, name, metadata: { uid }, preferred_locales: ['hu'] }, { idempotencyKey }),
          ),
        ),
      ),
    customer: (id) => ask((client) => findCustomer(client, id)),
    customersOf: ({ uid, email }) =>
      ask(async (client) => {
        const expand = ['data.invoice_settings.default_payment_method']
        const found = await undefinedWhenMalformed(client.customers.list({ email, limit: PAGE, expand }))
        return (found?.data ?? [])
          .filter(({ metadata }) => metadata.uid === uid)
          .map(toCustomer)
          .reverse()
      }),
    deleteCustomer: (id) => ask(async (client) => void (await undefinedWhenMissing(client.customers.del(id)))),
    createSetupIntent: (customerId, { idempotencyKey }) =>
      ask(async (client) => {
        await requirePrice(client)
        const intent = await withKey(
          client.setupIntents.create(
            { customer: customerId, allowed_payment_method_types: ['card'], usage: 'off_session' },
            { idempotencyKey },
          ),
        )
        return toSetupIntent(intent)
      }),
    setupIntent: (id) =>
      ask(async (client) => {
        const intent = await undefinedWhenMissing(client.setupIntents.retrieve(id))
        return intent && toSetupIntent(intent)
      }),
    paymentMethod: (id) =>
      ask(async (client) => {
        const method = await undefinedWhenMissing(client.paymentMethods.retrieve(id))
        return method && toPaymentMethod(method)
      }),
    paymentMethods: (customerId) =>
      ask(async (client) => {
        const call = { customer: customerId, type: 'card', limit: PAGE } as const
        const methods = await undefinedWhenMissing(client.paymentMethods.list(call))
        return (methods?.data ?? []).map(toPaymentMethod)
      }),
    createSubscription: ({ customerId, priceId, paymentMethodId, uid, termsVersion }, { idempotencyKey }) =>
      ask(async (client) => {
        await requirePrice(client)
        const created = await withKey(
          client.subscriptions.create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              default_payment_method: paymentMethodId,
              payment_behavior: 'allow_incomplete',
              metadata: { uid, termsVersion },
              expand: WITH_PAYMENT,
            },
            { idempotencyKey },
          ),
        )
        return withPayment(client, created)
      }),
    subscription: (id) => ask((client) => findSubscription(client, id)),
    subscriptions: (customerId) =>
      ask(async (client) => {
        const expand = WITH_PAYMENT.map((path) => `data.${path}`)
        const call = { customer: customerId, status: 'all', limit: PAGE, expand } as const
        const found = await undefinedWhenMissing(client.subscriptions.list(call))
        return Promise.all((found?.data ?? []).map((subscription) => withPayment(client, subscription)))
      }),
    setCancelAtPeriodEnd: (id, cancelled) =>
      ask(async (client) =>
        withPayment(
          client,
          await client.subscriptions.update(id, {
            ...(await cancellation(client, id, cancelled)),
            expand: WITH_PAYMENT,
          }),
        ),
      ),
    endSubscription: (id) => ask((client) => endSubscription(client, id)),
    setDefaultPaymentMethod: ({ customerId, subscriptionId, paymentMethodId }) =>
      ask(async (client) => {
        await client.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethodId } })
        if (subscriptionId === undefined) return
        await client.subscriptions.update(subscriptionId, { default_payment_method: paymentMethodId })
      }),
    invoice: (id) => ask((client) => findInvoice(client, id)),
    invoices: (customerId, limit) =>
      ask(async (client) => (await undefinedWhenMissing(listInvoices(client, customerId, limit))) ?? []),
    payInvoice: ({ invoiceId, paymentMethodId }, { idempotencyKey }) =>
      ask((client) => payInvoice(client, { invoiceId, paymentMethodId, idempotencyKey })),
    voidInvoice: (id) => ask((client) => voidInvoice(client, id)),
    charges: (customerId) => ask((client) => listCharges(client, customerId)),
    charge: (id) => ask((client) => findCharge(client, id)),
    allCharges: () => portErrorsIn(connect, (client) => readCharges(client, {})),
    refundCharge: (id, { idempotencyKey }) => ask((client) => refundCharge(client, id, idempotencyKey)),
    refundInvoice: (id, { idempotencyKey }) => ask((client) => refundInvoice(client, id, idempotencyKey)),
    readEvent: async (rawBody, signature) =>
      readEvent({ client: await connect(), webhookSecret, clock }, rawBody, signature),
  }
}

async function* portErrorsIn<Item>(
  connect: () => Promise<Stripe>,
  read: (client: Stripe) => AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  const items = read(await connect())
  for (;;) {
    const { done, value } = await withPortErrors(items.next())
    if (done) return
    yield value
  }
}

async function findCustomer(client: Stripe, id: string): Promise<Customer | undefined> {
  const customer = await undefinedWhenMissing(
    client.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] }),
  )
  return customer === undefined || customer.deleted ? undefined : toCustomer(customer)
}

async function findSubscription(client: Stripe, id: string): Promise<Subscription | undefined> {
  const subscription = await undefinedWhenMissing(client.subscriptions.retrieve(id, { expand: WITH_PAYMENT }))
  return subscription && withPayment(client, subscription)
}

async function withPayment(client: Stripe, subscription: Stripe.Subscription): Promise<Subscription> {
  const { latest_invoice: invoice } = subscription
  const payment = invoice === null || typeof invoice === 'string' ? undefined : await paymentOf(client, invoice)
  return toSubscription(subscription, payment)
}

async function paymentOf(client: Stripe, invoice: Stripe.Invoice): Promise<Stripe.PaymentIntent | undefined> {
  const id = paymentIntentOf(invoice)
  return id === undefined ? undefined : client.paymentIntents.retrieve(id, { expand: WITH_REFUNDS })
}

async function readInvoice(client: Stripe, id: string): Promise<Invoice> {
  const invoice = await client.invoices.retrieve(id, { expand: ['payments'] })
  return toInvoice(invoice, await paymentOf(client, invoice))
}

async function listInvoices(client: Stripe, customerId: string, limit: number): Promise<readonly Invoice[]> {
  const [invoices, payments] = await Promise.all([
    client.invoices.list({ customer: customerId, limit, expand: ['data.payments'] }),
    client.paymentIntents.list({
      customer: customerId,
      limit: PAGE,
      expand: WITH_REFUNDS.map((path) => `data.${path}`),
    }),
  ])
  const paymentWith = (id: string | undefined) => payments.data.find((payment) => payment.id === id)
  return invoices.data.map((invoice) => toInvoice(invoice, paymentWith(paymentIntentOf(invoice))))
}

function findInvoice(client: Stripe, id: string): Promise<Invoice | undefined> {
  return undefinedWhenMissing(readInvoice(client, id))
}

/** In Stripe's Dashboard a day can be set for the end; then that is what has to be taken back. */
async function cancellation(client: Stripe, id: string, cancelled: boolean): Promise<Stripe.SubscriptionUpdateParams> {
  if (cancelled) return { cancel_at_period_end: true }
  const { cancel_at, cancel_at_period_end } = await client.subscriptions.retrieve(id)
  return cancel_at !== null && !cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: false }
}

/** To Stripe a subscription that has ended is one that cannot be found to be cancelled. */
async function endSubscription(client: Stripe, id: string): Promise<Subscription> {
  try {
    return await withPayment(client, await client.subscriptions.cancel(id, { expand: WITH_PAYMENT }))
  } catch (error) {
    const subscription = isInvalidRequest(error) ? await findSubscription(client, id) : undefined
    if (subscription?.endedAt) return subscription
    throw error
  }
}

async function payInvoice(
  client: Stripe,
  payment: { readonly invoiceId: string; readonly paymentMethodId: string; readonly idempotencyKey: string },
): Promise<Invoice> {
  const { invoiceId, paymentMethodId, idempotencyKey } = payment
  try {
    // The payer is at hand, so that the bank may ask him.
    const call = { payment_method: paymentMethodId, off_session: false }
    await withKey(client.invoices.pay(invoiceId, call, { idempotencyKey }))
  } catch (error) {
    if (hasStripeCode(error, 'invoice_payment_intent_requires_action')) return readInvoice(client, invoiceId)
    const invoice = isInvalidRequest(error) ? await readInvoice(client, invoiceId) : undefined
    if (invoice?.status === 'paid') return invoice
    throw error
  }
  return readInvoice(client, invoiceId)
}

/** A draft can only be voided once it is final, which charges nothing as long as it is not let go on by itself. */
async function voidInvoice(client: Stripe, id: string): Promise<Invoice> {
  const { status } = await client.invoices.retrieve(id)
  if (status === 'draft') await unlessRefused(client.invoices.finalizeInvoice(id, { auto_advance: false }))
  // Stripe may have been faster, and have finalized it, charged it, or just be at it.
  await unlessRefused(client.invoices.voidInvoice(id))
  return readInvoice(client, id)
}

async function refundInvoice(
  client: Stripe,
  id: string,
  idempotencyKey: string,
): ReturnType<PaymentGateway['refundInvoice']> {
  const intent = paymentIntentOf(await client.invoices.retrieve(id, { expand: ['payments'] }))
  if (intent === undefined) return 'paid-elsewhere'
  try {
    await withKey(client.refunds.create({ payment_intent: intent }, { idempotencyKey }))
    return 'given-back'
  } catch (error) {
    if (hasStripeCode(error, 'charge_already_refunded')) return 'given-back'
    if (hasStripeCode(error, 'charge_disputed') || hasStripeCode(error, 'refund_disputed_payment'))
      return (await isGivenBackByBank(client, intent)) ? 'given-back' : 'disputed'
    throw error
  }
}

/** Who loses a dispute has paid: the bank has given the money back. */
async function isGivenBackByBank(client: Stripe, paymentIntent: string): Promise<boolean> {
  const { data } = await client.disputes.list({ payment_intent: paymentIntent, limit: PAGE })
  return data.some(({ status }) => status === 'lost')
}
