import { hasSubscription } from '@/lib/payment/entitlement'
import type { DocumentData } from '@/lib/ports/document-store'

const now = new Date('2026-11-20T12:00:00Z')
const later = '2026-11-20T12:00:01.000Z'
const documentOf = (data: DocumentData) => ({ id: 'kata', version: '1', data })

test.each<[string, DocumentData, boolean]>([
  ['a paid period', { status: 'active', expiresAt: later }, true],
  ['a period without an end', { status: 'active', expiresAt: null }, true],
  ['a paid period that was cancelled', { status: 'active', isCancelled: true, expiresAt: later }, true],
  ['a trial', { status: 'trialing', expiresAt: later }, true],
  ['a renewal that is being tried again', { status: 'past_due', expiresAt: later }, true],
  ['a period that has just ended', { status: 'active', expiresAt: now.toISOString() }, false],
  ['a subscription that has ended', { status: 'canceled', expiresAt: later }, false],
  ['a document without a subscription', { customerId: 'cus_1' }, false],
])('with %s: %p gives %p', (_title, data, expected) => {
  expect(hasSubscription(documentOf(data), now)).toBe(expected)
})

test('an account that has paid nothing has no subscription', () => {
  expect(hasSubscription(undefined, now)).toBe(false)
})
