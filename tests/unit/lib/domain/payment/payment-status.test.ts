import { grantSubscription, PAYMENTS } from '@/lib/domain/payment/entitlement/entitlement'
import { readPaymentStatus } from '@/lib/domain/payment/payment-status'
import { openSite } from '@/tests/support/test-site'

const NOBODY = { customerId: null, hasSubscription: false, grantedUntil: null }
const paid = { customerId: 'cus_1', subscriptionId: 'sub_1', isCancelled: false, expiresAt: '2026-02-15T12:00:00.000Z' }

test('who never came to pay is not known at the provider', async () => {
  expect(await readPaymentStatus(openSite(), 'kata')).toEqual(NOBODY)
})

test('who has begun to pay is known there, and has no subscription yet', async () => {
  const site = openSite()
  await site.store.set(PAYMENTS, 'kata', { customerId: 'cus_1' })
  expect(await readPaymentStatus(site, 'kata')).toEqual({ ...NOBODY, customerId: 'cus_1' })
})

test('a paid subscription is no gift', async () => {
  const site = openSite()
  await site.store.set(PAYMENTS, 'kata', { ...paid, status: 'active' })
  expect(await readPaymentStatus(site, 'kata')).toEqual({
    customerId: 'cus_1',
    hasSubscription: true,
    grantedUntil: null,
  })
})

test('one that has ended is none', async () => {
  const site = openSite()
  await site.store.set(PAYMENTS, 'kata', { ...paid, status: 'canceled' })
  expect(await readPaymentStatus(site, 'kata')).toEqual({ ...NOBODY, customerId: 'cus_1' })
})

test('a gift is told with its end', async () => {
  const site = openSite()
  await grantSubscription(site, 'kata')
  const { hasSubscription, grantedUntil } = await readPaymentStatus(site, 'kata')
  expect(hasSubscription).toBe(true)
  expect(grantedUntil).toMatch(/^2099-12-31T/)
})
