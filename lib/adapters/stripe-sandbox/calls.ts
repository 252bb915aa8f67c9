/** The calls of Stripe's API that the sandbox answers, apart from those that look for a customer. */
import { z } from 'zod'
import { type Context, findObject, refId } from './customer-file'
import { CustomerChanges, deleteCustomer, readCustomer, updateCustomer } from './customers'
import { acceptDispute, answerDispute, DisputeAnswer, disputesOf } from './disputes'
import { missing } from './fault'
import { Finalization, finalizeDraft, InvoicePayment, payInvoice, paymentsOf, takeBackInvoice } from './invoice-calls'
import { Page, toPage } from './page'
import { createRefund, NewRefund } from './refunds'
import { createSetupIntent, NewSetupIntent } from './setup-intents'
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  SubscriptionChanges,
  SubscriptionOrder,
  updateSubscription,
} from './subscription-calls'

export interface Call {
  readonly method: string
  /** With the id of the object as its one group, if it names one. */
  readonly path: RegExp
  /** The calls refuse parameters that they do not know, as Stripe does. */
  readonly params: z.ZodType
  readonly answer: (context: Context, id: string, params: never) => object
}

function call<Params extends z.ZodType>(
  method: string,
  path: RegExp,
  params: Params,
  answer: (context: Context, id: string, params: z.output<Params>) => object,
): Call {
  // What `params` has parsed is given to the answer that was declared with it.
  return { method, path, params, answer: answer as Call['answer'] }
}

const Nothing = z.strictObject({})
const OfCustomer = z.strictObject({ customer: z.string(), ...Page })

export const calls: readonly Call[] = [
  call('POST', /^\/v1\/customers\/(\w+)$/, CustomerChanges, (context, _id, changes) =>
    updateCustomer(context, changes),
  ),
  call('DELETE', /^\/v1\/customers\/(\w+)$/, Nothing, deleteCustomer),
  call('POST', /^\/v1\/setup_intents$/, NewSetupIntent, (context, _id, params) => createSetupIntent(context, params)),
  call('POST', /^\/v1\/subscriptions$/, SubscriptionOrder, (context, _id, order) => createSubscription(context, order)),
  call('POST', /^\/v1\/subscriptions\/(\w+)$/, SubscriptionChanges, updateSubscription),
  call('DELETE', /^\/v1\/subscriptions\/(\w+)$/, Nothing, cancelSubscription),
  call('POST', /^\/v1\/invoices\/(\w+)\/pay$/, InvoicePayment, payInvoice),
  call('POST', /^\/v1\/invoices\/(\w+)\/finalize$/, Finalization, finalizeDraft),
  call('POST', /^\/v1\/invoices\/(\w+)\/void$/, Nothing, takeBackInvoice),
  call('POST', /^\/v1\/disputes\/(\w+)$/, DisputeAnswer, answerDispute),
  call('POST', /^\/v1\/disputes\/(\w+)\/close$/, Nothing, acceptDispute),
  call('POST', /^\/v1\/refunds$/, NewRefund, (context, _id, params) => createRefund(context, params)),
  call(
    'GET',
    /^\/v1\/subscriptions$/,
    OfCustomer.extend({ status: z.string().optional() }),
    (context, _id, { customer, status, ...page }) =>
      toPage(listSubscriptions(context, customer, status), page, '/v1/subscriptions'),
  ),
  call('GET', /^\/v1\/invoices$/, OfCustomer, ({ file }, _id, page) => toPage(file.invoices, page, '/v1/invoices')),
  call('GET', /^\/v1\/payment_intents$/, OfCustomer, ({ file }, _id, page) =>
    toPage(file.paymentIntents, page, '/v1/payment_intents'),
  ),
  call(
    'GET',
    /^\/v1\/payment_methods$/,
    OfCustomer.extend({ type: z.literal('card').optional() }),
    ({ file }, _id, { customer, ...page }) =>
      toPage(
        file.paymentMethods.filter((method) => refId(method.customer) === customer),
        page,
        '/v1/payment_methods',
      ),
  ),
  call(
    'GET',
    /^\/v1\/disputes$/,
    z.strictObject({ charge: z.string().optional(), payment_intent: z.string().optional(), ...Page }),
    (context, _id, { limit, starting_after, ...about }) =>
      toPage(disputesOf(context, about), { limit, starting_after }, '/v1/disputes'),
  ),
  call('GET', /^\/v1\/charges$/, OfCustomer, ({ file }, _id, page) => toPage(file.charges, page, '/v1/charges')),
  call(
    'GET',
    /^\/v1\/invoice_payments$/,
    z.strictObject({
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
      ...Page,
    }),
    (context, _id, { payment, ...page }) =>
      toPage(paymentsOf(context, payment.payment_intent), page, '/v1/invoice_payments'),
  ),
  call('GET', /^\/v1\/customers\/(\w+)$/, Nothing, readCustomer),
  ...['setup_intent', 'payment_method', 'subscription', 'invoice', 'payment_intent', 'charge', 'refund', 'dispute'].map(
    (kind) =>
      call('GET', new RegExp(`^/v1/${kind}s/(\\w+)$`), Nothing, ({ file }, id) => {
        const object = findObject(file, id)
        if (!object) throw missing(kind, id)
        return object
      }),
  ),
]
