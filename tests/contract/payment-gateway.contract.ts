/** What the payment gateway promises, over the sandbox that answers in Stripe's place. */
import type { DocumentStore } from '@/lib/ports/document-store'
import { GOOD_CARD, openSandbox } from '../support/payments'

export function paymentGatewayContract(name: string, open: () => DocumentStore): void {
  describe(name, () => {
    test('a card is saved and charged', async () => {
      const store = open()
      const clock = { now: () => new Date('2026-01-31T12:00:00.000Z') }
      const site = openSandbox({ store, clock })
      const { payments } = site
      const owner = { uid: 'u', email: 'kata@teszt.hu', name: 'Kata' }
      const customer = await payments.createCustomer(owner, { idempotencyKey: 'c' })
      expect(await payments.createCustomer(owner, { idempotencyKey: 'c' })).toEqual(customer)
      const intent = await payments.createSetupIntent(customer.id, { idempotencyKey: 's' })
      console.info(await site.saveCard(intent.clientSecret, GOOD_CARD))
      const saved = await payments.setupIntent(intent.id)
      const subscription = await payments.createSubscription(
        {
          customerId: customer.id,
          priceId: site.paymentSettings.priceId,
          paymentMethodId: saved?.paymentMethodId ?? '',
          uid: 'u',
        },
        { idempotencyKey: 'sub' },
      )
      console.info(JSON.stringify(subscription, null, 1))
      const hooks = await site.takeWebhooks()
      console.info(hooks.map(({ type }) => type))
      console.info(await payments.readEvent(hooks[0]?.body ?? '', hooks[0]?.signature ?? ''))
      await site.passDays('u', 40)
      console.info((await site.takeWebhooks()).map(({ type }) => type))
      console.info(await payments.invoices(customer.id, 10), await payments.subscriptions(customer.id))
      await store.close()
    })
  })
}
