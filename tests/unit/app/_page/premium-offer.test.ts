import { paymentClientConfig, premiumOffer } from '@/app/_page/premium-offer'
import { openSite } from '@/tests/support/test-site'

const price = { unitAmount: 199_000, currency: 'huf' }
const settings = (mode: 'live' | 'test' | 'sandbox' | 'off', publishableKey?: string) => ({
  paymentSettings: { mode, priceId: 'price_1', publishableKey, price },
})

test('Stripe is reached by its publishable key, and the price is shown in forints', () => {
  openSite(settings('live', 'pk_live_1'))
  expect(premiumOffer()).toEqual({
    paymentConfig: { mode: 'live', publishableKey: 'pk_live_1' },
    priceId: 'price_1',
    price: '1990\u00a0Ft',
  })
})

test('the sandbox needs no key', () => {
  openSite(settings('sandbox'))
  expect(paymentClientConfig()).toEqual({ mode: 'sandbox' })
})

test('nothing is sold where there are no payments', () => {
  openSite(settings('off'))
  expect(paymentClientConfig()).toBeUndefined()
  expect(premiumOffer()).toBeUndefined()
})
