import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentData } from '@/lib/ports/document-store'

const now = new Date('2026-11-20T12:00:00Z')
const later = '2026-11-20T12:00:00.001Z'
const threeDaysAgo = '2026-11-17T12:00:00.000Z'
const documentOf = (data: DocumentData) => ({ id: 'kata', version: '1', data })

test.each<[string, DocumentData, boolean]>([
  ['a paid period', { status: 'active', expiresAt: later }, true],
  ['a period without an end', { status: 'active', expiresAt: null }, true],
  ['a paid period that was cancelled', { status: 'active', isCancelled: true, expiresAt: later }, true],
  ['a trial', { status: 'trialing', expiresAt: later }, true],
  ['a renewal that is being tried again', { status: 'past_due', expiresAt: later }, true],
  ['a period that ends at this moment and renews', { status: 'active', expiresAt: now.toISOString() }, true],
  [
    'a renewal that was not told of for almost three days',
    { status: 'active', expiresAt: '2026-11-17T12:00:00.001Z' },
    true,
  ],
  ['a renewal that was not told of for three days', { status: 'active', expiresAt: threeDaysAgo }, false],
  ['a renewal that has been tried for long', { status: 'past_due', expiresAt: threeDaysAgo }, false],
  [
    'a cancelled one that ends at this moment',
    { status: 'active', isCancelled: true, expiresAt: now.toISOString() },
    false,
  ],
  ['a subscription that has ended', { status: 'canceled', expiresAt: later }, false],
  ['a first payment that did not come', { status: 'incomplete', expiresAt: later }, false],
  ['a first payment that never came', { status: 'incomplete_expired', expiresAt: later }, false],
  ['renewals that were given up', { status: 'unpaid', expiresAt: later }, false],
  ['a pause', { status: 'paused', expiresAt: later }, false],
  ['a document without a subscription', { customerId: 'cus_1' }, false],
  ['an end with a time zone, later than now', { status: 'active', expiresAt: '2026-11-20T13:00:01+01:00' }, true],
  ['an end that cannot be read', { status: 'active', expiresAt: 'tomorrow' }, true],
  ['a state that cannot be read', { status: 7, expiresAt: later }, false],
])('with %s: %p gives %p', (_title, data, expected) => {
  expect(readEntitlement(documentOf(data), now).hasSubscription).toBe(expected)
})

test('an account that has paid nothing has no subscription', () => {
  expect(readEntitlement(undefined, now)).toEqual({ hasSubscription: false, isCancelled: false, expiresAt: null })
})

test('a cancelled subscription tells its end, before it and afterwards', () => {
  const cancelled = documentOf({ status: 'active', isCancelled: true, expiresAt: '2026-12-01T01:00:00+01:00' })
  const told = { isCancelled: true, expiresAt: '2026-12-01T00:00:00.000Z' }
  expect(readEntitlement(cancelled, now)).toEqual({ hasSubscription: true, ...told })
  expect(readEntitlement(cancelled, new Date('2026-12-01T00:00:00Z'))).toEqual({ hasSubscription: false, ...told })
})
