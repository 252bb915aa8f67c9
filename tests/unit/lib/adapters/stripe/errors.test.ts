import Stripe from 'stripe'
import { connectToStripe } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { isKeySpent } from '@/lib/shared/errors/key-spent'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'

const offer = { priceId: 'price_1', unitAmount: 199_000, currency: 'huf' }

/** The price is as the site says. */
const price = async () => {
  const { unitAmount: unit_amount, currency } = offer
  return Response.json({ active: true, unit_amount, currency, recurring: { interval: 'month', interval_count: 1 } })
}

/** A gateway whose provider always answers so. */
function gatewayWith(answer: (url: URL) => Promise<Response>) {
  const fetch = (input: unknown) => {
    const url = new URL(String(input))
    return url.pathname.startsWith('/v1/prices/') ? price() : answer(url)
  }
  return createStripeGateway({
    connect: connectToStripe({ secretKey: 'sk_test_x', fetch, retries: 0 }),
    mode: 'test',
    webhookSecret: 'whsec_x',
    clock: { now: () => new Date() },
    offer,
  })
}

const failure = (status: number, error: object) => async () => Response.json({ error }, { status })
const payment = { invoiceId: 'in_1', paymentMethodId: 'pm_1' }
const once = { idempotencyKey: 'k' }

test.each([
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', failure(500, { type: 'api_error', message: 'x' })],
  ['limits the rate', failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'x' })],
  ['does not know the key', failure(401, { type: 'invalid_request_error', message: 'x' })],
  ['does not let the key do it', failure(403, { type: 'invalid_request_error', message: 'x' })],
  ['works on the same call', failure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'x' })],
  ['holds the object', failure(429, { type: 'invalid_request_error', code: 'lock_timeout', message: 'x' })],
])('a provider that %s is unavailable', async (_, answer) => {
  const { payInvoice, customer } = gatewayWith(answer)
  await expect(payInvoice(payment, once)).rejects.toEqual(new AppError('unavailable'))
  await expect(customer('cus_1')).rejects.toEqual(new AppError('unavailable'))
})

test.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'card_declined'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'authentication_required' }, 'authentication_required'],
  [{}, 'card_declined'],
])('a declined card tells why: %p', async (details, code) => {
  const { payInvoice } = gatewayWith(
    failure(402, { type: 'card_error', message: 'Your card was declined.', ...details }),
  )
  await expect(payInvoice(payment, once)).rejects.toEqual(new PaymentDeclined(code, undefined))
})

test.each([
  ['charge_disputed', 'needs_response', 'disputed'],
  ['charge_disputed', 'lost', 'done'],
  ['refund_disputed_payment', 'under_review', 'disputed'],
  ['refund_disputed_payment', 'lost', 'done'],
] as const)('what a bank has taken back is not given back: %s, %s', async (code, status, outcome) => {
  const answers: Readonly<Record<string, object>> = {
    '/v1/charges/ch_1': { id: 'ch_1', object: 'charge', disputed: true },
    '/v1/disputes': { object: 'list', data: [{ id: 'du_1', status, balance_transactions: [] }], has_more: false },
  }
  const { refundCharge } = gatewayWith(async (url) =>
    url.pathname === '/v1/refunds'
      ? Response.json({ error: { type: 'invalid_request_error', code, message: 'x' } }, { status: 400 })
      : Response.json(answers[url.pathname]),
  )
  expect(await refundCharge('ch_1', once)).toBe(outcome)
})

test.each([
  ['was finalized and charged', 'paid'],
  ['is just being charged', 'open'],
])('a draft that %s before it could be voided is told as it is', async (_, status) => {
  const calls: string[] = []
  const invoice = {
    ...{ id: 'in_1', number: null, customer: 'cus_1', parent: null, amount_due: 1, amount_paid: 1, currency: 'huf' },
    ...{ created: 0, status_transitions: { paid_at: null }, lines: { data: [] }, period_start: 0, period_end: 0 },
  }
  const { voidInvoice } = gatewayWith(async ({ pathname }) => {
    const [, command] = /in_1\/(\w+)$/.exec(pathname) ?? []
    calls.push(command ?? 'retrieve')
    if (command === undefined) return Response.json({ ...invoice, status: calls.length === 1 ? 'draft' : status })
    return Response.json({ error: { type: 'invalid_request_error', message: 'not so' } }, { status: 400 })
  })
  expect(await voidInvoice('in_1')).toMatchObject({ id: 'in_1', status })
  expect(calls).toEqual(['retrieve', 'finalize', 'void', 'retrieve'])
})

test('a fault of ours passes through as it is, to be reported', async () => {
  const { createSetupIntent } = gatewayWith(
    failure(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: 'unknown parameter' }),
  )
  await expect(createSetupIntent('cus_1', once)).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
})

test.each([
  ['failed at it', failure(500, { type: 'api_error', message: 'x' }), true],
  [
    'knows the key for another call',
    failure(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters' }),
    true,
  ],
  [
    'still works on it',
    failure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'x' }),
    false,
  ],
  ['is too busy', failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'x' }), false],
  ['is down', failure(503, { type: 'api_error', message: 'x' }), false],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed')), false],
])('the key of a call is spent when the provider %s: it keeps its answer for a day', async (_, answer, isSpent) => {
  const { payInvoice, refundCharge, createSetupIntent, customer } = gatewayWith(answer)
  const order = { customerId: 'cus_1', priceId: 'p', paymentMethodId: 'pm_1', uid: 'u', termsVersion: '1' }
  const { createCustomer, createSubscription } = gatewayWith(answer)
  for (const call of [
    payInvoice(payment, once),
    refundCharge('ch_1', once),
    createSetupIntent('cus_1', once),
    createCustomer({ uid: 'u', email: 'a@b.hu', name: 'A' }, once),
    createSubscription(order, once),
  ]) {
    const error = await call.catch((reason: unknown) => reason)
    expect(error).toEqual(new AppError('unavailable'))
    expect(isKeySpent(error)).toBe(isSpent)
  }
  // A call without a key spends none.
  expect(isKeySpent(await customer('cus_1').catch((reason: unknown) => reason))).toBe(false)
})

test('an address that Stripe takes for none is nobody’s, and refused when a customer is made for it', async () => {
  const { createCustomer, customersOf } = gatewayWith(
    failure(400, { type: 'invalid_request_error', code: 'email_invalid', message: 'Invalid email address: a@b' }),
  )
  const owner = { uid: 'u', email: 'a@b', name: 'A' }
  await expect(createCustomer(owner, once)).rejects.toEqual(new AppError('invalid-email'))
  expect(await customersOf(owner)).toEqual([])
})

test('what does not exist is undefined', async () => {
  const missing = failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' })
  expect(await gatewayWith(missing).customer('cus_1')).toBeUndefined()
  const deleted = async () => Response.json({ id: 'cus_1', object: 'customer', deleted: true })
  expect(await gatewayWith(deleted).customer('cus_1')).toBeUndefined()
})
