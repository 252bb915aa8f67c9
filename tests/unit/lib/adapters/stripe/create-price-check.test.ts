import { connectToStripe } from '@/lib/adapters/stripe/connect'
import { createStripeGateway } from '@/lib/adapters/stripe/stripe-gateway'

const RIGHT = {
  id: 'price_1',
  object: 'price',
  active: true,
  currency: 'huf',
  unit_amount: 199_000,
  recurring: { interval: 'month', interval_count: 1 },
}
const INTENT = { id: 'seti_1', object: 'setup_intent', client_secret: 's', status: 'requires_payment_method' }

/** A gateway whose provider has this price, with the calls that are made of it. */
function openShop(price: object) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input))
    calls.push(pathname)
    return Response.json(pathname.startsWith('/v1/prices/') ? price : INTENT)
  }
  const gateway = createStripeGateway({
    connect: connectToStripe({ secretKey: 'sk_test_x', fetch, retries: 0 }),
    mode: 'test',
    webhookSecret: 'whsec_x',
    clock: { now: () => new Date() },
    offer: { priceId: 'price_1', unitAmount: 199_000, currency: 'huf' },
  })
  return { calls, begin: () => gateway.createSetupIntent('cus_1', { idempotencyKey: 'k' }) }
}

test('asks once whether Stripe charges what the site says', async () => {
  const { calls, begin } = openShop(RIGHT)
  await begin()
  await begin()
  expect(calls).toEqual(['/v1/prices/price_1', '/v1/setup_intents', '/v1/setup_intents'])
})

test.each([
  ['another amount', { unit_amount: 1990 }],
  ['another currency', { currency: 'eur' }],
  ['another period', { recurring: { interval: 'year', interval_count: 1 } }],
  ['several months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['no period', { recurring: null }],
  ['an archived price', { active: false }],
])('sells nothing for %s', async (_, change) => {
  const { calls, begin } = openShop({ ...RIGHT, ...change })
  await expect(begin()).rejects.toThrow('the price price_1 is not the 199000 huf a month that the site says')
  await expect(begin()).rejects.toThrow('the price price_1')
  expect(calls).toEqual(['/v1/prices/price_1', '/v1/prices/price_1'])
})
