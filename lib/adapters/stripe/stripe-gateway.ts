import type Stripe from 'stripe'
import type { Clock } from '@/lib/ports/clock'
import type { Customer, PaymentGateway } from '@/lib/ports/payment-gateway'
import { findCharge, listCharges, readCharges, refundCharge } from './charges'
import { createPriceCheck, type Offer } from './create-price-check'
import { undefinedWhenMalformed, undefinedWhenMissing, withKey, withPortErrors } from './errors'
import { findInvoice, listInvoices, payInvoice, voidInvoice } from './invoices'
import { PAGE } from './page-size'
import { readEvent } from './read-event'
import { cancellation, endSubscription, findSubscription, WITH_PAYMENT, withPayment } from './subscriptions'
import { toCustomer, toPaymentMethod, toSetupIntent } from './to-port'

interface Connection {
  /** Loads the SDK at the first call: it is large, and most processes never pay. */
  readonly connect: () => Promise<Stripe>
  readonly mode: PaymentGateway['mode']
  readonly webhookSecret: string
  readonly clock: Clock
  /** What the site says that it sells; nothing is sold for another price. */
  readonly offer: Offer
}

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
