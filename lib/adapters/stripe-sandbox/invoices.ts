import type Stripe from 'stripe'
import { addObject, type Context, emit, idIn, refId } from './customer-file'
import { INVOICE, INVOICE_LINE, INVOICE_PAYMENT } from './fixtures'
import { cancelPayment, createPaymentIntent, intentOf } from './payment-intents'
import { toPrice } from './prices'

interface Billed {
  readonly reason: 'subscription_create' | 'subscription_cycle'
  readonly periodStart: number
  readonly periodEnd: number
}

/** Asks for one month of a subscription, by a draft that nobody can pay yet. */
export function issueInvoice(context: Context, subscription: Stripe.Subscription, billed: Billed): Stripe.Invoice {
  const invoice = newInvoice(context, subscription, billed)
  addObject(context.file, 'invoices', invoice)
  subscription.latest_invoice = invoice.id
  emit(context, 'invoice.created', invoice)
  return invoice
}

/** Makes a draft an invoice, with an attempt to pay that nothing has been charged on yet. */
export function finalizeInvoice(context: Context, invoice: Stripe.Invoice): void {
  const { customer } = context.file
  const sequence = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = sequence + 1
  Object.assign(invoice, {
    status: 'open',
    automatically_finalizes_at: null,
    effective_at: context.now,
    hosted_invoice_url: `${context.siteUrl}/sandbox/invoice/${invoice.id}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
  })
  invoice.status_transitions.finalized_at = context.now
  addObject(context.file, 'invoicePayments', newInvoicePayment(context, invoice, createPaymentIntent(context, invoice)))
  emit(context, 'invoice.finalized', invoice)
}

export function markPaid(context: Context, invoice: Stripe.Invoice): void {
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    auto_advance: false,
    next_payment_attempt: null,
    ending_balance: 0,
  })
  invoice.status_transitions.paid_at = context.now
  const payment = context.file.invoicePayments.find((candidate) => refId(candidate.invoice) === invoice.id)
  if (payment) {
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due })
    payment.status_transitions.paid_at = context.now
  }
  emit(context, 'invoice.payment_succeeded', invoice)
  emit(context, 'invoice.paid', invoice)
}

export function voidInvoice(context: Context, invoice: Stripe.Invoice): void {
  Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null })
  invoice.status_transitions.voided_at = context.now
  const intent = intentOf(context, invoice)
  if (intent) cancelPayment(context, intent)
  emit(context, 'invoice.voided', invoice)
}

/** What of an invoice is only told when asked for. */
export function includable({ file }: Pick<Context, 'file'>, invoice: Stripe.Invoice) {
  const payments = file.invoicePayments.filter((payment) => refId(payment.invoice) === invoice.id)
  const intentId = refId(payments[0]?.payment.payment_intent)
  const secret = file.paymentIntents.find(({ id }) => id === intentId)?.client_secret
  return {
    payments: { object: 'list', data: payments, has_more: false, url: '/v1/invoice_payments' },
    confirmation_secret: invoice.status === 'open' && secret ? { client_secret: secret, type: 'payment_intent' } : null,
  } satisfies Pick<Stripe.Invoice, 'payments' | 'confirmation_secret'>
}

function newInvoice(context: Context, subscription: Stripe.Subscription, billed: Billed): Stripe.Invoice {
  const { file, now, price } = context
  const id = idIn(context, 'in')
  return {
    ...structuredClone(INVOICE),
    id,
    amount_due: price.unitAmount,
    amount_remaining: price.unitAmount,
    billing_reason: billed.reason,
    created: now,
    currency: price.currency,
    customer: file.customer.id,
    customer_email: file.customer.email,
    customer_name: file.customer.name ?? null,
    lines: {
      object: 'list',
      data: [newLine(context, id, subscription, billed)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    // Of an invoice that renews, Stripe's period is the one before: what is paid for stands in the line.
    period_end: billed.periodStart,
    period_start: billed.reason === 'subscription_create' ? billed.periodStart : currentStart(subscription),
    status_transitions: { ...INVOICE.status_transitions },
    subtotal: price.unitAmount,
    subtotal_excluding_tax: price.unitAmount,
    total: price.unitAmount,
    total_excluding_tax: price.unitAmount,
  }
}

function newLine(
  context: Context,
  invoiceId: string,
  subscription: Stripe.Subscription,
  billed: Billed,
): Stripe.InvoiceLineItem {
  const { id, currency, product } = toPrice(context.price)
  return {
    ...structuredClone(INVOICE_LINE),
    id: idIn(context, 'il'),
    amount: context.price.unitAmount,
    currency,
    invoice: invoiceId,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: { start: billed.periodStart, end: billed.periodEnd },
    pricing: {
      price_details: { price: id, product: String(product) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    subscription: subscription.id,
    subtotal: context.price.unitAmount,
  }
}

function newInvoicePayment(
  context: Context,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  return {
    ...structuredClone(INVOICE_PAYMENT),
    id: idIn(context, 'inpay'),
    amount_requested: invoice.amount_due,
    created: context.now,
    currency: invoice.currency,
    invoice: invoice.id,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
  }
}

function currentStart(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_start ?? subscription.start_date
}
