/** What the port of the payment provider promises. */
import { randomUUID } from 'node:crypto'
import type { PaymentGateway, SetupIntent, Subscription } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'
import { isKeySpent } from '@/lib/shared/errors/key-spent'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'

/** Cards by how they behave; each provider has numbers or names of its own for them. */
export type CardKind = 'good' | 'other good' | 'declined when saved' | 'declined when charged' | 'always authenticated'

export interface GatewayUnderTest {
  readonly payments: PaymentGateway
  readonly priceId: string
  /** Gives a card to a setup intent, as the payer's browser does, and passes the authentication that it asks for. */
  saveCard(intent: SetupIntent, card: CardKind): Promise<void>
  close(): Promise<void>
}

const TIMEOUT_MS = 60_000

const once = () => ({ idempotencyKey: randomUUID() })

interface Shopper {
  readonly uid: string
  readonly email: string
  readonly customerId: string
}

interface Shop extends GatewayUnderTest {
  readonly shopper: Shopper
  /** Saves a card. @returns the payment method. */
  card(kind?: CardKind): Promise<string>
  buy(paymentMethodId: string, idempotencyKey?: string): Promise<Subscription>
}

/** What is asked of a card that wants its owner can only be tested where there is a browser, or something like it. */
interface Abilities {
  readonly authentication: boolean
}

/** @param open starts the provider with nothing of this test in it; the suite closes it. */
export function paymentGatewayContract(name: string, can: Abilities, open: () => GatewayUnderTest): void {
  const check = (title: string, use: (shop: Shop) => Promise<void>) =>
    test(
      title,
      async () => {
        const opened = open()
        try {
          await use(await enter(opened))
        } finally {
          await opened.close()
        }
      },
      TIMEOUT_MS,
    )

  describe(name, () => {
    check('makes one customer for one key, and finds it by its account', async ({ payments }) => {
      const owner = { uid: randomUUID(), email: `${randomUUID()}@teszt.hu`, name: 'Kata' }
      const key = once()
      const [first, second] = [await payments.createCustomer(owner, key), await payments.createCustomer(owner, key)]
      expect(second).toEqual(first)
      expect(first).toMatchObject({ uid: owner.uid, email: owner.email, defaultPaymentMethod: null })
      expect(await payments.customersOf(owner)).toEqual([first])
      expect(await payments.customersOf({ ...owner, uid: randomUUID() })).toEqual([])
      expect(await payments.customer(first.id)).toEqual(first)
    })

    check('refuses the same key for something else', async ({ payments, shopper }) => {
      const key = once()
      const owner = { uid: shopper.uid, email: shopper.email, name: 'Kata' }
      await payments.createCustomer(owner, key)
      const refusal = await payments.createCustomer({ ...owner, name: 'Peti' }, key).catch((error: unknown) => error)
      expect(refusal).toEqual(new AppError('unavailable'))
      expect(isKeySpent(refusal)).toBe(true)
    })

    check('finds nothing by ids that nothing has', async ({ payments }) => {
      expect(await payments.customer('cus_00000000000000')).toBeUndefined()
      expect(await payments.setupIntent('seti_00000000000000')).toBeUndefined()
      expect(await payments.paymentMethod('pm_00000000000000')).toBeUndefined()
      expect(await payments.subscription('sub_00000000000000')).toBeUndefined()
      expect(await payments.invoice('in_00000000000000')).toBeUndefined()
      const nobody = 'cus_00000000000000'
      expect(await payments.subscriptions(nobody)).toEqual([])
      expect(await payments.paymentMethods(nobody)).toEqual([])
      expect(await payments.invoices(nobody, 10)).toEqual([])
      expect(await payments.charge('ch_00000000000000')).toBeUndefined()
      expect(await payments.charges(nobody)).toEqual([])
    })

    check('erases a customer with its subscriptions, and only once', async ({ payments, shopper, card, buy }) => {
      await buy(await card())
      const { customerId, uid, email } = shopper
      await payments.deleteCustomer(customerId)
      await payments.deleteCustomer(customerId)
      expect(await payments.customer(customerId)).toBeUndefined()
      expect(await payments.customersOf({ uid, email })).toEqual([])
      const left = await payments.subscriptions(customerId)
      expect(left.filter(({ status }) => status !== 'canceled')).toEqual([])
    })

    check('saves a card for its customer', async ({ payments, shopper, saveCard }) => {
      const key = once()
      const intent = await payments.createSetupIntent(shopper.customerId, key)
      expect(intent).toMatchObject({
        status: 'requires_payment_method',
        customerId: shopper.customerId,
        paymentMethodId: null,
        clientSecret: expect.stringMatching(new RegExp(`^${intent.id}_secret_`)),
      })
      expect(await payments.createSetupIntent(shopper.customerId, key)).toEqual(intent)
      await saveCard(intent, 'good')
      const saved = await payments.setupIntent(intent.id)
      expect(saved).toMatchObject({ status: 'succeeded', paymentMethodId: expect.any(String) })
      const method = await payments.paymentMethod(saved?.paymentMethodId ?? '')
      expect(method).toMatchObject({ customerId: shopper.customerId, card: { brand: 'visa', last4: '4242' } })
      expect(await payments.paymentMethods(shopper.customerId)).toEqual([method])
    })

    check(
      'takes no card that its bank declines, and goes on waiting for one',
      async ({ payments, shopper, saveCard }) => {
        const intent = await payments.createSetupIntent(shopper.customerId, once())
        await saveCard(intent, 'declined when saved')
        expect(await payments.setupIntent(intent.id)).toMatchObject({ status: 'requires_payment_method' })
        expect(await payments.paymentMethods(shopper.customerId)).toEqual([])
        await saveCard(intent, 'good')
        expect(await payments.setupIntent(intent.id)).toMatchObject({ status: 'succeeded' })
      },
    )

    check('lists the newest card first', async ({ payments, shopper, card }) => {
      const [first, second] = [await card('good'), await card('other good')]
      const listed = await payments.paymentMethods(shopper.customerId)
      expect(listed.map(({ id }) => id)).toEqual([second, first])
    })

    check('charges the first month at once', async ({ payments, shopper, priceId, card, buy }) => {
      const subscription = await buy(await card())
      expect(subscription).toMatchObject({
        customerId: shopper.customerId,
        status: 'active',
        cancelAtPeriodEnd: false,
        endedAt: null,
        price: { id: priceId, unitAmount: 199_000, currency: 'huf' },
        latestInvoice: { status: 'paid', amountPaid: 199_000, currency: 'huf', card: { last4: '4242' } },
        defaultPaymentMethod: { card: { last4: '4242' } },
      })
      const days = (Date.parse(subscription.currentPeriodEnd) - Date.parse(subscription.createdAt)) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(28)
      expect(days).toBeLessThanOrEqual(31.1)
      expect(await payments.subscription(subscription.id)).toEqual(subscription)
      expect(await payments.subscriptions(shopper.customerId)).toEqual([subscription])
      expect(await payments.invoices(shopper.customerId, 10)).toEqual([subscription.latestInvoice])
      expect(await payments.invoice(subscription.latestInvoice?.id ?? '')).toMatchObject({
        subscriptionId: subscription.id,
        periodEnd: subscription.currentPeriodEnd,
        hostedUrl: expect.stringMatching(/^https?:/),
        isRefunded: false,
        clientSecret: null,
      })
    })

    check('sells once for one key, however often it is asked', async (shop) => {
      const { payments, shopper, card, buy } = shop
      const [method, key] = [await card(), randomUUID()]
      const first = await buy(method, key)
      const others = await Promise.all([buy(method, key), buy(method, key), buy(method, key)])
      expect(others.map(({ id }) => id)).toEqual([first.id, first.id, first.id])
      expect(await payments.subscriptions(shopper.customerId)).toHaveLength(1)
      expect(await payments.invoices(shopper.customerId, 10)).toHaveLength(1)
    })

    check('leaves a subscription incomplete whose first payment is declined, until another card pays', async (shop) => {
      const { payments, card, buy } = shop
      const failing = await card('declined when charged')
      const { id, status, latestInvoice } = await buy(failing)
      const invoiceId = latestInvoice?.id ?? ''
      expect({ status, invoice: latestInvoice?.status }).toEqual({ status: 'incomplete', invoice: 'open' })
      await expect(payments.payInvoice({ invoiceId, paymentMethodId: failing }, once())).rejects.toEqual(
        new PaymentDeclined('card_declined', undefined),
      )
      const paymentMethodId = await card('good')
      expect(await payments.payInvoice({ invoiceId, paymentMethodId }, once())).toMatchObject({ status: 'paid' })
      expect(await payments.subscription(id)).toMatchObject({ status: 'active', latestInvoice: { status: 'paid' } })
      // A paid one stays as it is.
      expect(await payments.payInvoice({ invoiceId, paymentMethodId }, once())).toMatchObject({ status: 'paid' })
    })

    const skip = (title: string) => test.skip(title, () => undefined)
    const checkAuthentication: typeof check = can.authentication ? check : skip
    checkAuthentication('gives a secret for a payment to be authenticated', async ({ payments, card, buy }) => {
      const method = await card('always authenticated')
      const subscription = await buy(method)
      const invoice = subscription.latestInvoice
      expect(subscription.status).toBe('incomplete')
      expect(invoice).toMatchObject({ status: 'open', clientSecret: expect.stringMatching(/^pi_\w+_secret_/) })
      const again = await payments.payInvoice({ invoiceId: invoice?.id ?? '', paymentMethodId: method }, once())
      expect(again).toMatchObject({ status: 'open', clientSecret: invoice?.clientSecret })
    })

    check('cancels at the end of the period, and takes that back', async ({ payments, card, buy }) => {
      const { id } = await buy(await card())
      expect(await payments.setCancelAtPeriodEnd(id, true)).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
      expect(await payments.subscription(id)).toMatchObject({ cancelAtPeriodEnd: true })
      expect(await payments.setCancelAtPeriodEnd(id, false)).toMatchObject({ cancelAtPeriodEnd: false })
    })

    check('ends a subscription now, and only once', async ({ payments, card, buy }) => {
      const { id } = await buy(await card())
      const ended = await payments.endSubscription(id)
      expect(ended).toMatchObject({ status: 'canceled', endedAt: expect.any(String) })
      expect(await payments.endSubscription(id)).toEqual(ended)
    })

    check('ends a subscription that was never paid so that nobody can pay it', async ({ payments, card, buy }) => {
      const { id, latestInvoice } = await buy(await card('declined when charged'))
      const ended = await payments.endSubscription(id)
      expect(ended).toMatchObject({ status: 'incomplete_expired', endedAt: expect.any(String) })
      expect(await payments.endSubscription(id)).toEqual(ended)
      expect(await payments.invoice(latestInvoice?.id ?? '')).toMatchObject({ status: 'void' })
    })

    check('refuses what is no address', async ({ payments, shopper }) => {
      const owner = { uid: shopper.uid, email: 'nem cím', name: 'Kata' }
      await expect(payments.createCustomer(owner, once())).rejects.toEqual(new AppError('invalid-email'))
      expect(await payments.customersOf(owner)).toEqual([])
    })

    check('has a customer and a subscription pay with another card', async ({ payments, shopper, card, buy }) => {
      const { id } = await buy(await card())
      const paymentMethodId = await card('other good')
      const { customerId } = shopper
      await payments.setDefaultPaymentMethod({ customerId, subscriptionId: id, paymentMethodId })
      expect(await payments.customer(customerId)).toMatchObject({ defaultPaymentMethod: { id: paymentMethodId } })
      expect(await payments.subscription(id)).toMatchObject({ defaultPaymentMethod: { id: paymentMethodId } })
    })

    check('lets nobody pay with another customer’s card', async ({ payments, priceId, card }) => {
      const paymentMethodId = await card()
      const thief = { uid: randomUUID(), email: 'mas@teszt.hu', name: 'Más' }
      const { id: customerId } = await payments.createCustomer(thief, once())
      const choice = { customerId, subscriptionId: undefined, paymentMethodId }
      await expect(payments.setDefaultPaymentMethod(choice)).rejects.toThrow()
      const order = { customerId, priceId, paymentMethodId, uid: thief.uid, termsVersion: '20250723' }
      await expect(payments.createSubscription(order, once())).rejects.toThrow()
      expect(await payments.subscriptions(customerId)).toEqual([])
    })

    check('tells what was captured, of whom and for what, also when the customer is gone', async (shop) => {
      const { payments, shopper, card, buy } = shop
      const { id, latestInvoice } = await buy(await card())
      const [charge, ...others] = await payments.charges(shopper.customerId)
      expect(others).toEqual([])
      expect(charge).toEqual({
        id: expect.stringMatching(/^(ch|py)_/),
        paymentIntentId: expect.stringMatching(/^pi_/),
        invoiceId: latestInvoice?.id,
        subscriptionId: id,
        customerId: shopper.customerId,
        uid: shopper.uid,
        buyer: { name: 'Teszt Elek', email: shopper.email },
        amount: 199_000,
        currency: 'huf',
        capturedAt: expect.stringMatching(/Z$/),
        periodStart: latestInvoice?.periodStart,
        periodEnd: latestInvoice?.periodEnd,
        cardFingerprint: expect.any(String),
        refundedAmount: 0,
        refund: 'none',
        refundedAt: null,
        dispute: 'none',
      })
      expect(await payments.charge(charge?.id ?? '')).toEqual(charge)
      await payments.deleteCustomer(shopper.customerId)
      expect(await payments.charges(shopper.customerId)).toEqual([charge])
      expect(await payments.charge(charge?.id ?? '')).toEqual(charge)
      expect(await first(payments.allCharges())).toEqual(charge)
    })

    check('tells of no charge that captured nothing', async ({ payments, shopper, card, buy }) => {
      await buy(await card('declined when charged'))
      expect(await payments.charges(shopper.customerId)).toEqual([])
    })

    check('gives a payment back, and only once', async ({ payments, shopper, card, buy }) => {
      const { latestInvoice } = await buy(await card())
      const [charge] = await payments.charges(shopper.customerId)
      const id = charge?.id ?? ''
      const key = once()
      expect(await payments.refundCharge(id, key)).toBe('done')
      expect(await payments.refundCharge(id, key)).toBe('done')
      expect(await payments.refundCharge(id, once())).toBe('done')
      expect(await payments.charge(id)).toMatchObject({
        refund: 'done',
        refundedAmount: 199_000,
        refundedAt: expect.stringMatching(/Z$/),
      })
      const invoice = await payments.invoice(latestInvoice?.id ?? '')
      expect(invoice).toMatchObject({ status: 'paid', amountPaid: 199_000, isRefunded: true })
    })

    check('takes an open invoice back, so that it cannot be paid', async ({ payments, card, buy }) => {
      const { latestInvoice } = await buy(await card('declined when charged'))
      const invoiceId = latestInvoice?.id ?? ''
      expect(await payments.voidInvoice(invoiceId)).toMatchObject({ id: invoiceId, status: 'void' })
      expect(await payments.voidInvoice(invoiceId)).toMatchObject({ status: 'void' })
      const paymentMethodId = await card()
      await expect(payments.payInvoice({ invoiceId, paymentMethodId }, once())).rejects.toThrow()
      expect(await payments.invoice(invoiceId)).toMatchObject({ status: 'void', amountPaid: 0 })
    })

    check('leaves an invoice paid that is to be taken back too late', async ({ payments, card, buy }) => {
      const { latestInvoice } = await buy(await card())
      expect(await payments.voidInvoice(latestInvoice?.id ?? '')).toEqual(latestInvoice)
    })
  })
}

async function first<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item
  return undefined
}

async function enter(opened: GatewayUnderTest): Promise<Shop> {
  const { payments, priceId } = opened
  const [uid, email] = [randomUUID(), `${randomUUID()}@teszt.hu`]
  const { id: customerId } = await payments.createCustomer({ uid, email, name: 'Teszt Elek' }, once())
  return {
    ...opened,
    shopper: { uid, email, customerId },
    card: async (kind = 'good') => {
      const intent = await payments.createSetupIntent(customerId, once())
      await opened.saveCard(intent, kind)
      const id = (await payments.setupIntent(intent.id))?.paymentMethodId
      if (!id) throw new Error(`the card was not saved: ${kind}`)
      return id
    },
    buy: (paymentMethodId, idempotencyKey = randomUUID()) =>
      payments.createSubscription(
        { customerId, priceId, paymentMethodId, uid, termsVersion: '20250723' },
        { idempotencyKey },
      ),
  }
}
