import {
  advanceClock,
  completeAuthentication,
  confirmCard,
  demandFault,
  readIntent,
} from '@/lib/domain/payment-sandbox/calls'
import { DECLINED_CARD, GOOD_CARD, INSUFFICIENT_FUNDS_CARD } from '@/tests/support/sandbox-payments'
import { openSite, type TestSite } from '@/tests/support/test-site'

async function newIntent(site: TestSite) {
  const owner = { uid: 'kata', email: 'kata@teszt.hu', name: 'Kata' }
  const customer = await site.payments.createCustomer(owner, { idempotencyKey: 'customer' })
  return site.payments.createSetupIntent(customer.id, { idempotencyKey: 'setup intent' })
}

const form = (clientSecret: string, number: string, returnUrl = 'http://localhost:3000/subscribe') => ({
  clientSecret,
  card: { number, expMonth: 12, expYear: 2030, cvc: '123' },
  country: 'HU',
  returnUrl,
})

test('where there is no sandbox nothing is found', async () => {
  const site = openSite()
  const { clientSecret } = await newIntent(site)
  const without = { ...site, paymentSandbox: undefined }
  const notFound = { code: 'not-found' }
  await expect(readIntent(without, clientSecret)).rejects.toMatchObject(notFound)
  await expect(confirmCard(without, form(clientSecret, GOOD_CARD))).rejects.toMatchObject(notFound)
  await expect(completeAuthentication(without, { clientSecret, approved: true })).rejects.toMatchObject(notFound)
  await expect(advanceClock(without, 'kata', { days: 1 })).rejects.toMatchObject(notFound)
  await expect(demandFault(without, 'kata', 500)).rejects.toMatchObject(notFound)
})

test.each([
  ['http://localhost:3000/subscribe?a=1', '/subscribe?a=1&setup_intent='],
  ['https://elsewhere.hu/subscribe', '/subscribe?setup_intent='],
  ['https://elsewhere.hu//evil.hu/', '/?setup_intent='],
  ['/subscription', '/subscription?setup_intent='],
  ['javascript:alert(1)', '/?setup_intent='],
  ['http://[', '/?setup_intent='],
])('sends the payer back to a page of the site: %s', async (returnUrl, expected) => {
  const site = openSite()
  const { clientSecret } = await newIntent(site)
  const { redirectTo } = await confirmCard(site, form(clientSecret, GOOD_CARD, returnUrl))
  expect(redirectTo?.slice(0, expected.length)).toBe(expected)
})

test.each([
  [DECLINED_CARD, { code: 'generic_decline', message: 'A bank elutasította a kártyát. Kérjük, próbáld másikkal.' }],
  [
    INSUFFICIENT_FUNDS_CARD,
    { code: 'insufficient_funds', message: 'A kártyán nincs elég fedezet. Kérjük, próbáld másikkal.' },
  ],
  ['4111111111111111', { code: 'live_mode_test_card', message: 'Próbaüzemben csak próbakártyát lehet megadni.' }],
])('says why %s was not taken', async (number, error) => {
  const site = openSite()
  const { id, clientSecret } = await newIntent(site)
  expect(await confirmCard(site, form(clientSecret, number))).toEqual({ status: 'requires_payment_method', error })
  expect(await readIntent(site, clientSecret)).toMatchObject({ id, status: 'requires_payment_method' })
})

test('moves the time of the caller', async () => {
  const site = openSite()
  await newIntent(site)
  expect(await advanceClock(site, 'kata', { days: 31 })).toEqual({ now: '2026-02-15T12:00:00.000Z' })
  expect(await advanceClock(site, 'kata', { hours: 1 })).toEqual({ now: '2026-02-15T13:00:00.000Z' })
  await expect(advanceClock(site, 'peti', { days: 31 })).rejects.toMatchObject({ code: 'not-found' })
})

test('has the next change of the caller fail, and of nobody else', async () => {
  const site = openSite()
  const { customerId } = await newIntent(site)
  await demandFault(site, 'kata', 429)
  const change = () => site.payments.createSetupIntent(customerId ?? '', { idempotencyKey: 'another' })
  await expect(change()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(change()).resolves.toMatchObject({ customerId })
  await expect(demandFault(site, 'peti', 429)).rejects.toMatchObject({ code: 'not-found' })
})
