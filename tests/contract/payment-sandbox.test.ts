/** What only the sandbox does: time that moves, webhooks that come as they like, and answers that are lost. */
import { randomUUID } from 'node:crypto'
import { CUSTOMERS } from '@/lib/adapters/shared/sandbox-customers'
import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { Charge } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { isKeySpent } from '@/lib/shared/errors/key-spent'
import {
  ALWAYS_AUTHENTICATE_CARD,
  AUTHENTICATE_ON_SETUP_CARD,
  DECLINE_AFTER_ATTACHING_CARD,
  DECLINED_CARD,
  DISPUTED_CARD,
  EXPIRED_CARD,
  FAILING_REFUND_CARD,
  GOOD_CARD,
  INQUIRED_CARD,
  INSUFFICIENT_FUNDS_CARD,
  openSandbox,
  PENDING_REFUND_CARD,
  type TestPayments,
} from '@/tests/support/sandbox-payments'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const open: DocumentStore[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()))
})

const MINUTE_MS = 60_000
const once = () => ({ idempotencyKey: randomUUID() })

interface Shop extends TestPayments {
  readonly store: DocumentStore
  readonly customerId: string
  passTime(milliseconds: number): void
  card(number?: string): Promise<string>
  buy(paymentMethodId: string): Promise<{ readonly id: string; readonly invoiceId: string }>
  statusOf(id: string): Promise<unknown>
  /** What was captured for an invoice. */
  chargeOf(invoiceId: string): Promise<Charge>
}

const UID = 'kata'

/** What a customer of these tests orders. */
function orderOf(
  { customerId, paymentSettings }: Pick<Shop, 'customerId' | 'paymentSettings'>,
  paymentMethodId: string,
) {
  return { customerId, priceId: paymentSettings.priceId, paymentMethodId, uid: UID, termsVersion: '20250723' }
}

async function openShop(): Promise<Shop> {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  open.push(store)
  let now = Date.UTC(2026, 0, 15, 12)
  const site = openSandbox({ store, clock: { now: () => new Date(now) } })
  const { payments } = site
  const { id: customerId } = await payments.createCustomer({ uid: UID, email: 'kata@teszt.hu', name: 'Kata' }, once())
  return {
    ...site,
    store,
    customerId,
    passTime: (milliseconds) => {
      now += milliseconds
    },
    card: async (number = GOOD_CARD) => {
      const { id, clientSecret } = await payments.createSetupIntent(customerId, once())
      const { status } = await site.saveCard(clientSecret, number)
      if (status === 'requires_action') await site.authenticate(clientSecret, true)
      return (await payments.setupIntent(id))?.paymentMethodId ?? ''
    },
    buy: async (paymentMethodId) => {
      const order = orderOf({ customerId, paymentSettings: site.paymentSettings }, paymentMethodId)
      const { id, latestInvoice } = await payments.createSubscription(order, once())
      return { id, invoiceId: latestInvoice?.id ?? '' }
    },
    chargeOf: async (invoiceId) => {
      const charge = (await payments.charges(customerId)).find((candidate) => candidate.invoiceId === invoiceId)
      if (!charge) throw new Error(`nothing was captured for ${invoiceId}`)
      return charge
    },
    statusOf: async (id) => (await payments.subscription(id))?.status,
  }
}

const typesOf = (webhooks: readonly { readonly type: string }[]) => webhooks.map(({ type }) => type)

describe('a card', () => {
  const cases = [
    [GOOD_CARD, { status: 'succeeded', redirectTo: expect.stringMatching(/^\/subscribe\?setup_intent=seti_/) }],
    [DECLINE_AFTER_ATTACHING_CARD, { status: 'succeeded' }],
    [
      AUTHENTICATE_ON_SETUP_CARD,
      { status: 'requires_action', redirectTo: expect.stringMatching(/^\/sandbox\/authenticate\?/) },
    ],
    [ALWAYS_AUTHENTICATE_CARD, { status: 'requires_action' }],
    [
      DECLINED_CARD,
      { status: 'requires_payment_method', error: { code: 'card_declined', declineCode: 'generic_decline' } },
    ],
    [
      INSUFFICIENT_FUNDS_CARD,
      { status: 'requires_payment_method', error: { code: 'card_declined', declineCode: 'insufficient_funds' } },
    ],
    [EXPIRED_CARD, { status: 'requires_payment_method', error: { code: 'expired_card' } }],
    ['4242424242424241', { status: 'requires_payment_method', error: { code: 'invalid_number' } }],
    // Luhn's digit is right, but it is no test card: it may be somebody's own.
    ['4111111111111111', { status: 'requires_payment_method', error: { code: 'live_mode_test_card' } }],
  ] as const
  test.each(cases)('%s is taken or declined as at Stripe', async (number, outcome) => {
    const { payments, customerId, saveCard, store } = await openShop()
    const { clientSecret } = await payments.createSetupIntent(customerId, once())
    expect(await saveCard(clientSecret, number)).toMatchObject(outcome)
    expect(JSON.stringify(await store.query(CUSTOMERS))).not.toContain(number)
  })

  test.each([
    [true, 'succeeded', 'succeeded'],
    [false, 'failed', 'requires_payment_method'],
  ])('that asks for authentication leads back with the outcome (passed: %s)', async (approved, told, status) => {
    const { payments, customerId, saveCard, authenticate } = await openShop()
    const { id, clientSecret } = await payments.createSetupIntent(customerId, once())
    await saveCard(clientSecret, AUTHENTICATE_ON_SETUP_CARD, '/subscribe?a=1#b')
    const back = new URL((await authenticate(clientSecret, approved)) ?? '', 'http://site')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      a: '1',
      setup_intent: id,
      setup_intent_client_secret: clientSecret,
      redirect_status: told,
    })
    expect(`${back.pathname}${back.hash}`).toBe('/subscribe#b')
    expect(await payments.setupIntent(id)).toMatchObject({ status })
    expect(await payments.paymentMethods(customerId)).toHaveLength(approved ? 1 : 0)
  })

  test('cannot be given by who has another secret', async () => {
    const { payments, customerId, paymentSandbox } = await openShop()
    const { clientSecret } = await payments.createSetupIntent(customerId, once())
    for (const wrong of [
      `${clientSecret}x`,
      clientSecret.slice(0, -1),
      clientSecret.replace(/.$/, '!'),
      'seti_x',
      '',
    ]) {
      expect(await paymentSandbox.intent(wrong)).toBeUndefined()
      expect(await paymentSandbox.authenticate(wrong, true, '/')).toBeUndefined()
    }
  })
})

describe('a payment that asks for authentication', () => {
  test.each([
    [true, 'active', 'paid'],
    [false, 'incomplete', 'open'],
  ])('starts the subscription when it is passed (passed: %s)', async (approved, status, invoice) => {
    const { payments, card, buy, authenticate } = await openShop()
    const { id, invoiceId } = await buy(await card(ALWAYS_AUTHENTICATE_CARD))
    const { clientSecret } = (await payments.invoice(invoiceId)) ?? {}
    const back = await authenticate(clientSecret ?? '', approved)
    expect(back).toMatch(approved ? /redirect_status=succeeded/ : /redirect_status=failed/)
    expect(back).toMatch(/^\/subscription\?payment_intent=pi_\w+&payment_intent_client_secret=pi_/)
    expect(await payments.subscription(id)).toMatchObject({ status, latestInvoice: { status: invoice } })
  })

  test('brings no subscription back that has ended meanwhile', async () => {
    const { payments, card, buy, authenticate, statusOf } = await openShop()
    const { id, invoiceId } = await buy(await card(ALWAYS_AUTHENTICATE_CARD))
    const { clientSecret } = (await payments.invoice(invoiceId)) ?? {}
    await payments.endSubscription(id)
    await authenticate(clientSecret ?? '', true)
    expect(await statusOf(id)).toBe('incomplete_expired')
    expect(await payments.invoice(invoiceId)).toMatchObject({ status: 'void', amountPaid: 0 })
  })
})

describe('time', () => {
  test('renews a subscription each month, on the day of the month on which it began', async () => {
    const { payments, customerId, card, buy, passDays } = await openShop()
    const { id } = await buy(await card())
    await passDays(UID, 60)
    expect(await payments.subscription(id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: '2026-04-15T12:00:00.000Z',
    })
    const invoices = await payments.invoices(customerId, 10)
    expect(invoices.map(({ status, periodStart }) => [status, periodStart])).toEqual([
      ['paid', '2026-03-15T12:00:00.000Z'],
      ['paid', '2026-02-15T12:00:00.000Z'],
      ['paid', '2026-01-15T12:00:00.000Z'],
    ])
  })

  test('ends a cancelled subscription with its period', async () => {
    const { payments, card, buy, passDays, statusOf } = await openShop()
    const { id } = await buy(await card())
    await payments.setCancelAtPeriodEnd(id, true)
    await passDays(UID, 30)
    expect(await statusOf(id)).toBe('active')
    await passDays(UID, 1)
    expect(await payments.subscription(id)).toMatchObject({ status: 'canceled', endedAt: '2026-02-15T12:00:00.000Z' })
    await expect(payments.setCancelAtPeriodEnd(id, false)).rejects.toThrow(/canceled subscription/)
  })

  test('tries a renewal that fails four times more, and then ends the subscription', async () => {
    const { payments, customerId, card, buy, passDays, statusOf, takeWebhooks } = await openShop()
    const { id } = await buy(await card())
    const failing = await card(DECLINE_AFTER_ATTACHING_CARD)
    await payments.setDefaultPaymentMethod({ customerId, subscriptionId: id, paymentMethodId: failing })
    await takeWebhooks()
    await passDays(UID, 32)
    expect(await statusOf(id)).toBe('past_due')
    await passDays(UID, 6)
    expect(await statusOf(id)).toBe('past_due')
    await passDays(UID, 1)
    expect(await statusOf(id)).toBe('canceled')
    const types = typesOf(await takeWebhooks())
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(5)
    expect(types.at(-1)).toBe('customer.subscription.deleted')
  })

  test('goes on with the subscription when another card pays within the retries', async () => {
    const { payments, customerId, card, buy, passDays, statusOf } = await openShop()
    const { id } = await buy(await card())
    const [failing, good] = [await card(DECLINE_AFTER_ATTACHING_CARD), await card()]
    await payments.setDefaultPaymentMethod({ customerId, subscriptionId: id, paymentMethodId: failing })
    await passDays(UID, 32)
    await payments.setDefaultPaymentMethod({ customerId, subscriptionId: id, paymentMethodId: good })
    await passDays(UID, 1)
    expect(await statusOf(id)).toBe('active')
  })

  test('asks the payer for a renewal that he has to authenticate', async () => {
    const { payments, card, buy, passDays, statusOf, authenticate, takeWebhooks } = await openShop()
    const { id, invoiceId } = await buy(await card(ALWAYS_AUTHENTICATE_CARD))
    await authenticate((await payments.invoice(invoiceId))?.clientSecret ?? '', true)
    await passDays(UID, 32)
    expect(await statusOf(id)).toBe('past_due')
    expect(typesOf(await takeWebhooks())).toContain('invoice.payment_action_required')
    const open = (await payments.subscription(id))?.latestInvoice
    await authenticate(open?.clientSecret ?? '', true)
    expect(await statusOf(id)).toBe('active')
  })

  test('gives up a first payment after 23 hours', async () => {
    const { payments, card, buy, passTime, statusOf } = await openShop()
    const { id, invoiceId } = await buy(await card(DECLINE_AFTER_ATTACHING_CARD))
    passTime(22 * 60 * MINUTE_MS)
    expect(await statusOf(id)).toBe('incomplete')
    passTime(60 * MINUTE_MS)
    expect(await statusOf(id)).toBe('incomplete_expired')
    expect(await payments.invoice(invoiceId)).toMatchObject({ status: 'void' })
  })

  test('moves for one account only', async () => {
    const { payments, card, buy, passDays } = await openShop()
    const { id } = await buy(await card())
    await passDays('peti', 60)
    expect(await payments.subscription(id)).toMatchObject({ currentPeriodEnd: '2026-02-15T12:00:00.000Z' })
  })

  test('lets a card run out, and keeps no more invoices than it has room for', async () => {
    const { payments, customerId, card, buy, passDays, statusOf } = await openShop()
    const { id } = await buy(await card())
    // The card is good until the end of 2030.
    await passDays(UID, 5 * 366 + 10)
    expect(await statusOf(id)).toBe('canceled')
    expect((await payments.invoices(customerId, 100)).length).toBeLessThanOrEqual(60)
  })
})

describe('a renewal', () => {
  test('is a draft for an hour, and then charged', async () => {
    const { payments, customerId, card, buy, passDays, passHours, statusOf } = await openShop()
    const { id } = await buy(await card())
    await passDays(UID, 31)
    const draft = (await payments.subscription(id))?.latestInvoice
    expect(draft).toMatchObject({ status: 'draft', number: null, hostedUrl: null, clientSecret: null, amountPaid: 0 })
    expect(await statusOf(id)).toBe('active')
    expect(await payments.charges(customerId)).toHaveLength(1)
    await passHours(UID, 1)
    expect(await payments.invoice(draft?.id ?? '')).toMatchObject({ status: 'paid', number: expect.any(String) })
    expect(await payments.charges(customerId)).toHaveLength(2)
  })

  test('is not charged any more once its draft was taken back', async () => {
    const { payments, customerId, card, buy, passDays } = await openShop()
    const { id } = await buy(await card())
    await passDays(UID, 31)
    const draft = (await payments.subscription(id))?.latestInvoice
    expect(await payments.voidInvoice(draft?.id ?? '')).toMatchObject({ id: draft?.id, status: 'void', amountPaid: 0 })
    await payments.endSubscription(id)
    await passDays(UID, 62)
    expect(await payments.charges(customerId)).toHaveLength(1)
  })

  test('is charged although the subscription was ended, when its draft was forgotten', async () => {
    const { payments, customerId, card, buy, passDays, statusOf } = await openShop()
    const { id } = await buy(await card())
    await passDays(UID, 31)
    await payments.endSubscription(id)
    await passDays(UID, 1)
    expect(await payments.charges(customerId)).toHaveLength(2)
    expect(await statusOf(id)).toBe('canceled')
  })

  test('cannot be charged to a customer who is gone', async () => {
    const { payments, customerId, card, buy, passDays, store, passTime } = await openShop()
    await buy(await card())
    await passDays(UID, 31)
    await payments.deleteCustomer(customerId)
    passTime(2 * 60 * MINUTE_MS)
    expect(await payments.charges(customerId)).toHaveLength(1)
    expect(await store.query(CUSTOMERS)).toHaveLength(1)
  })
})

describe('a day that was set for the end in the Dashboard', () => {
  test('ends the subscription then, and is taken back as an end with the period is', async () => {
    const { payments, card, buy, passDays, dashboard } = await openShop()
    const { id } = await buy(await card())
    const { subscriptions } = await dashboard()
    const day = Date.UTC(2026, 0, 25, 12)
    await subscriptions.update(id, { cancel_at: day / 1000 })
    const currentPeriodEnd = new Date(day).toISOString()
    expect(await payments.subscription(id)).toMatchObject({ cancelAtPeriodEnd: true, currentPeriodEnd })
    expect(await payments.setCancelAtPeriodEnd(id, false)).toMatchObject({
      cancelAtPeriodEnd: false,
      currentPeriodEnd: '2026-02-15T12:00:00.000Z',
    })
    await subscriptions.update(id, { cancel_at: day / 1000 })
    await passDays(UID, 10)
    expect(await payments.subscription(id)).toMatchObject({ status: 'canceled', endedAt: currentPeriodEnd })
  })

  test('may be in a later period, until when it is renewed', async () => {
    const { payments, card, buy, passDays, dashboard, statusOf } = await openShop()
    const { id } = await buy(await card())
    await (await dashboard()).subscriptions.update(id, { cancel_at: Date.UTC(2026, 1, 25) / 1000 })
    expect(await payments.subscription(id)).toMatchObject({ cancelAtPeriodEnd: false })
    await passDays(UID, 32)
    expect(await payments.subscription(id)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    await passDays(UID, 10)
    expect(await statusOf(id)).toBe('canceled')
  })
})

describe('money that is given back', () => {
  test('may be on its way for a while', async () => {
    const { payments, card, buy, chargeOf, passHours, takeWebhooks } = await openShop()
    const { invoiceId } = await buy(await card(PENDING_REFUND_CARD))
    const { id } = await chargeOf(invoiceId)
    const key = once()
    expect(await payments.refundCharge(id, key)).toBe('pending')
    expect(await payments.refundCharge(id, once())).toBe('pending')
    expect(await payments.charge(id)).toMatchObject({ refund: 'pending', refundedAmount: 0, refundedAt: null })
    // Stripe says that it was refunded, which the payer may not be told yet.
    expect(await payments.invoice(invoiceId)).toMatchObject({ isRefunded: false })
    await takeWebhooks()
    await passHours(UID, 1)
    expect(typesOf(await takeWebhooks())).toEqual(['refund.updated'])
    expect(await payments.charge(id)).toMatchObject({ refund: 'done', refundedAmount: 199_000 })
    expect(await payments.refundCharge(id, key)).toBe('done')
    expect(await payments.invoice(invoiceId)).toMatchObject({ isRefunded: true })
  })

  test('may seem to have arrived, fail, and be given back by another key', async () => {
    const { payments, card, buy, chargeOf, passHours, takeWebhooks, setRefunds } = await openShop()
    const { invoiceId } = await buy(await card(FAILING_REFUND_CARD))
    const { id } = await chargeOf(invoiceId)
    const key = once()
    expect(await payments.refundCharge(id, key)).toBe('done')
    await takeWebhooks()
    await passHours(UID, 1)
    const webhooks = await takeWebhooks()
    expect(typesOf(webhooks)).toEqual(['refund.updated', 'refund.failed'])
    const [updated] = webhooks
    expect(await payments.readEvent(updated?.body ?? '', updated?.signature ?? null)).toMatchObject({ chargeId: id })
    expect(await payments.charge(id)).toMatchObject({ refund: 'failed', refundedAmount: 0, refundedAt: null })
    expect(await payments.invoice(invoiceId)).toMatchObject({ isRefunded: false })
    // The same key tells of the same refund.
    expect(await payments.refundCharge(id, key)).toBe('failed')
    await setRefunds(id, 'arrives')
    expect(await payments.refundCharge(id, once())).toBe('done')
    expect(await payments.charge(id)).toMatchObject({ refund: 'done', refundedAmount: 199_000 })
  })

  test('in part, in the Dashboard, counts in part, and the rest can be given back', async () => {
    const { payments, card, buy, chargeOf, dashboard } = await openShop()
    const { invoiceId } = await buy(await card())
    const { id } = await chargeOf(invoiceId)
    await (await dashboard()).refunds.create({ charge: id, amount: 50_000 })
    expect(await payments.charge(id)).toMatchObject({ refund: 'partial', refundedAmount: 50_000 })
    expect(await payments.refundCharge(id, once())).toBe('done')
    expect(await payments.charge(id)).toMatchObject({ refund: 'done', refundedAmount: 199_000 })
  })
})

describe('a dispute', () => {
  test.each([
    ['won', 'won', 'done', ['charge.dispute.closed', 'charge.dispute.funds_reinstated']],
    ['lost', 'lost', 'done', ['charge.dispute.closed']],
  ] as const)('that is %s is told, and whether the money can still be given back', async (...expected) => {
    const [outcome, state, refund, types] = expected
    const { payments, card, buy, chargeOf, settleDispute, takeWebhooks } = await openShop()
    const { id } = await chargeOf((await buy(await card(DISPUTED_CARD))).invoiceId)
    expect(await payments.charge(id)).toMatchObject({ dispute: 'open', refund: 'none' })
    expect(await payments.refundCharge(id, once())).toBe('disputed')
    await takeWebhooks()
    await settleDispute(id, outcome)
    const webhooks = await takeWebhooks()
    expect(typesOf(webhooks)).toEqual(types)
    const [closed] = webhooks
    expect(await payments.readEvent(closed?.body ?? '', closed?.signature ?? null)).toMatchObject({ chargeId: id })
    expect(await payments.charge(id)).toMatchObject({ dispute: state })
    expect(await payments.refundCharge(id, once())).toBe(refund)
    // What the bank has given back is given once only.
    expect(await payments.charge(id)).toMatchObject({ refundedAmount: outcome === 'won' ? 199_000 : 0 })
  })

  test('that is not answered in a week is lost', async () => {
    const { payments, card, buy, chargeOf, passDays } = await openShop()
    const { id } = await chargeOf((await buy(await card(DISPUTED_CARD))).invoiceId)
    await passDays(UID, 7)
    expect(await payments.charge(id)).toMatchObject({ dispute: 'lost' })
  })

  test('that a bank only asks about takes nothing, and is closed', async () => {
    const { payments, card, buy, chargeOf, settleDispute, takeWebhooks } = await openShop()
    const { id } = await chargeOf((await buy(await card(INQUIRED_CARD))).invoiceId)
    expect(await payments.charge(id)).toMatchObject({ dispute: 'none' })
    await takeWebhooks()
    await settleDispute(id, 'lost')
    expect(typesOf(await takeWebhooks())).toEqual(['charge.dispute.closed'])
    expect(await payments.charge(id)).toMatchObject({ dispute: 'none' })
    expect(await payments.refundCharge(id, once())).toBe('done')
  })

  test('that was prevented has given the money back', async () => {
    const { payments, card, buy, chargeOf, dispute } = await openShop()
    const { id } = await chargeOf((await buy(await card())).invoiceId)
    await dispute(id, 'prevented')
    expect(await payments.charge(id)).toMatchObject({ dispute: 'lost', refundedAmount: 0 })
    expect(await payments.refundCharge(id, once())).toBe('done')
    expect(await payments.charge(id)).toMatchObject({ refundedAmount: 0 })
  })
})

describe('a failure of the provider', () => {
  test.each([403, 409, 429] as const)('with %s has no effect, and the key can be used again', async (status) => {
    const { payments, customerId, paymentSettings, card, failWith } = await openShop()
    const order = orderOf({ customerId, paymentSettings }, await card())
    const key = once()
    failWith(1, status)
    const failure = await payments.createSubscription(order, key).catch((error: unknown) => error)
    expect(failure).toEqual(new AppError('unavailable'))
    expect(isKeySpent(failure)).toBe(false)
    expect(await payments.subscriptions(customerId)).toEqual([])
    expect(await payments.createSubscription(order, key)).toMatchObject({ status: 'active' })
  })

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('with 500 stays under its key for a day, %s its effect', async (when, sold) => {
    const { payments, customerId, paymentSettings, card, failWith, passTime } = await openShop()
    const order = orderOf({ customerId, paymentSettings }, await card())
    const key = once()
    failWith(1, 500, when)
    for (const hours of [0, 23]) {
      passTime(hours * 60 * MINUTE_MS)
      const failure = await payments.createSubscription(order, key).catch((error: unknown) => error)
      expect(failure).toEqual(new AppError('unavailable'))
      expect(isKeySpent(failure)).toBe(true)
      expect(await payments.subscriptions(customerId)).toHaveLength(sold)
    }
    expect(await payments.createSubscription(order, once())).toMatchObject({ status: 'active' })
    passTime(60 * MINUTE_MS)
    expect(await payments.createSubscription(order, key)).toMatchObject({ status: 'active' })
  })

  test('can be demanded for an account, whose next change then fails, once', async () => {
    const { payments, customerId, card, paymentSandbox } = await openShop()
    await card()
    expect(await paymentSandbox.failNext('peti', 500)).toBe(false)
    expect(await paymentSandbox.failNext(UID, 500)).toBe(true)
    const key = once()
    expect(await payments.customer(customerId)).toMatchObject({ id: customerId })
    for (const _ of [1, 2]) {
      const failure = await payments.createSetupIntent(customerId, key).catch((error: unknown) => error)
      expect(isKeySpent(failure)).toBe(true)
    }
    await expect(payments.createSetupIntent(customerId, once())).resolves.toMatchObject({ customerId })
  })
})

test('nothing is sold for another price than the site says', async () => {
  const { customerId, paymentSettings, card, fetch } = await openShop()
  const connect = connectToSandbox(fetch, 0)
  const clock = { now: () => new Date() }
  const offer = { priceId: paymentSettings.priceId, unitAmount: 99_000, currency: 'huf' }
  const { createSubscription } = createStripeGateway({ connect, mode: 'sandbox', webhookSecret: 'x', clock, offer })
  const order = orderOf({ customerId, paymentSettings }, await card())
  await expect(createSubscription(order, once())).rejects.toThrow(/is not the 99000 huf a month/)
})

describe('webhooks', () => {
  test('tell of a purchase, name what it is about, and can be read by their signature', async () => {
    const { payments, customerId, card, buy, takeWebhooks } = await openShop()
    const { id } = await buy(await card())
    const webhooks = await takeWebhooks()
    expect(typesOf(webhooks)).toEqual([
      'customer.created',
      'setup_intent.created',
      'payment_method.attached',
      'setup_intent.succeeded',
      'customer.subscription.created',
      'invoice.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.payment_succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ])
    const last = webhooks.at(-1)
    expect(await payments.readEvent(last?.body ?? '', last?.signature ?? null)).toEqual({
      id: last?.id,
      type: 'customer.subscription.updated',
      createdAt: '2026-01-15T12:00:00.000Z',
      customerId,
      objectId: id,
      chargeId: null,
    })
    const [first] = webhooks
    expect(await payments.readEvent(first?.body ?? '', first?.signature ?? null)).toMatchObject({
      customerId,
      objectId: customerId,
    })
  })

  test('tell of a refund and of a dispute', async () => {
    const { payments, card, buy, chargeOf, takeWebhooks } = await openShop()
    const { id } = await chargeOf((await buy(await card())).invoiceId)
    await payments.refundCharge(id, once())
    expect(typesOf(await takeWebhooks()).slice(-2)).toEqual(['refund.created', 'charge.refunded'])
    await buy(await card(DISPUTED_CARD))
    expect(typesOf(await takeWebhooks())).toContain('charge.dispute.created')
  })

  test('are refused when they are forged, changed or old', async () => {
    const { payments, takeWebhooks, passTime } = await openShop()
    const [webhook] = await takeWebhooks()
    const { body = '', signature = '' } = webhook ?? {}
    const refusal = new AppError('invalid-request')
    await expect(payments.readEvent(body, null)).rejects.toEqual(refusal)
    await expect(payments.readEvent(body, 't=1,v1=00')).rejects.toEqual(refusal)
    await expect(payments.readEvent(body.replace('customer', 'kunde'), signature)).rejects.toEqual(refusal)
    await expect(payments.readEvent(body, signature.replace(/v1=./, 'v1=x'))).rejects.toEqual(refusal)
    passTime(5 * MINUTE_MS)
    await expect(payments.readEvent(body, signature)).resolves.toMatchObject({ type: 'customer.created' })
    passTime(1000)
    await expect(payments.readEvent(body, signature)).rejects.toEqual(refusal)
  })
})

describe('answers that are lost', () => {
  test('have their effect, which the same call finds again', async () => {
    const { payments, customerId, paymentSettings, card, failAfter } = await openShop()
    const order = orderOf({ customerId, paymentSettings }, await card())
    const key = once()
    failAfter(1)
    await expect(payments.createSubscription(order, key)).rejects.toEqual(new AppError('unavailable'))
    const [subscription] = await payments.subscriptions(customerId)
    expect(await payments.createSubscription(order, key)).toEqual(subscription)
    expect(await payments.subscriptions(customerId)).toHaveLength(1)
  })

  test('have none when the call did not arrive', async () => {
    const { payments, customerId, failBefore } = await openShop()
    failBefore(1)
    await expect(payments.createSetupIntent(customerId, once())).rejects.toEqual(new AppError('unavailable'))
    await expect(payments.createSetupIntent(customerId, once())).resolves.toMatchObject({ customerId })
  })

  test('tell the same of a declined card when they come after all', async () => {
    const { payments, card, buy, failAfter, takeWebhooks } = await openShop()
    const paymentMethodId = await card(DECLINE_AFTER_ATTACHING_CARD)
    const { invoiceId } = await buy(paymentMethodId)
    await takeWebhooks()
    const key = once()
    failAfter(1)
    await expect(payments.payInvoice({ invoiceId, paymentMethodId }, key)).rejects.toEqual(new AppError('unavailable'))
    await expect(payments.payInvoice({ invoiceId, paymentMethodId }, key)).rejects.toThrow('card_declined')
    const types = typesOf(await takeWebhooks())
    expect(types.filter((type) => type === 'charge.failed')).toHaveLength(1)
  })
})

test('of an erased customer only the invoices tell who it was, and nothing can be begun for it', async () => {
  const { payments, customerId, card, buy, store, takeWebhooks } = await openShop()
  await buy(await card())
  await takeWebhooks()
  await payments.deleteCustomer(customerId)
  expect(typesOf(await takeWebhooks())).toEqual(['customer.subscription.deleted', 'customer.deleted'])
  const [document] = await store.query(CUSTOMERS)
  const { invoices, ...rest } = (document?.data.file ?? {}) as { readonly invoices?: unknown }
  expect(invoices).toMatchObject([{ customer_name: 'Kata', customer_email: 'kata@teszt.hu' }])
  expect(JSON.stringify({ ...document?.data, file: rest })).not.toMatch(/kata@|"Kata"/)
  await expect(payments.createSetupIntent(customerId, once())).rejects.toThrow(/No such customer/)
})

test('calls at once, over two connections to one store, sell one subscription for one key', async () => {
  const shop = await openShop()
  const { store, customerId, paymentSettings, card } = shop
  const other = openSandbox({ store, clock: { now: () => new Date(Date.UTC(2026, 0, 15, 12)) } })
  const order = orderOf({ customerId, paymentSettings }, await card())
  const key = once()
  const sold = await Promise.all(
    [shop, other, shop, other, shop].map(({ payments }) => payments.createSubscription(order, key)),
  )
  expect(new Set(sold.map(({ id }) => id)).size).toBe(1)
  expect(await shop.payments.subscriptions(customerId)).toHaveLength(1)
  expect(await shop.payments.invoices(customerId, 10)).toHaveLength(1)
})

test('a key that was used with other parameters is refused, and one without effect may be used again', async () => {
  const { payments, customerId, paymentSettings, card } = await openShop()
  const paymentMethodId = await card()
  const order = orderOf({ customerId, paymentSettings }, paymentMethodId)
  const key = once()
  await expect(payments.createSubscription({ ...order, priceId: 'price_other' }, key)).rejects.toThrow(/price_other/)
  await expect(payments.createSubscription(order, key)).resolves.toMatchObject({ status: 'active' })
  const refusal = await payments.createSubscription({ ...order, uid: 'x' }, key).catch((error: unknown) => error)
  expect(isKeySpent(refusal)).toBe(true)
})

test('what Stripe would refuse is refused: what it does not know, and what is expanded too far', async () => {
  const { customerId, fetch } = await openShop()
  const client = await connectToSandbox(fetch, 0)()
  const tooDeep = { expand: ['latest_invoice.payments.data.payment.payment_intent'] }
  const { data } = await client.subscriptions.list({ customer: customerId })
  expect(data).toEqual([])
  await expect(client.customers.update(customerId, { phone: '1' })).rejects.toMatchObject({ code: 'parameter_unknown' })
  await expect(client.customers.retrieve(customerId, { expand: ['nothing'] })).rejects.toThrow(/cannot be expanded/)
  await expect(client.customers.retrieve(customerId, tooDeep)).rejects.toThrow(/more than 4 levels/)
  await expect(client.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 })
})
