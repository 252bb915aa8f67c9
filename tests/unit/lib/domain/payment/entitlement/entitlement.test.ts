import { readEntitlement } from '@/lib/domain/payment/entitlement/entitlement'
import type { DocumentData } from '@/lib/ports/document-store'

const now = new Date('2026-11-20T12:00:00Z')
const later = '2026-11-20T12:00:00.001Z'
const sixDaysAgo = '2026-11-14T12:00:00.000Z'
const weekAgo = '2026-11-13T12:00:00.000Z'
const sandbox = { payments: { mode: 'sandbox' } } as const
const documentOf = (data: DocumentData) => ({ id: 'kata', version: '1', data })

test.each<[string, DocumentData, boolean]>([
  ['a paid period', { status: 'active', expiresAt: later }, true],
  ['a period without an end', { status: 'active', expiresAt: null }, true],
  ['a paid period that was cancelled', { status: 'active', isCancelled: true, expiresAt: later }, true],
  ['a trial', { status: 'trialing', expiresAt: later }, true],
  ['a renewal that is being tried again', { status: 'past_due', expiresAt: later }, true],
  ['a period that ends at this moment and renews', { status: 'active', expiresAt: now.toISOString() }, true],
  [
    'a renewal that was not told of for almost a week',
    { status: 'active', expiresAt: '2026-11-13T12:00:00.001Z' },
    true,
  ],
  ['a renewal that was not told of for a week', { status: 'active', expiresAt: weekAgo }, false],
  [
    'a paid period that ended six days ago, while the next is tried again',
    { status: 'past_due', expiresAt: sixDaysAgo },
    true,
  ],
  ['a renewal that has been tried for a week', { status: 'past_due', expiresAt: weekAgo }, false],
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
  expect(readEntitlement(documentOf(data), now, sandbox).hasSubscription).toBe(expected)
})

test('an account that has paid nothing has no subscription', () => {
  expect(readEntitlement(undefined, now, sandbox)).toEqual({
    hasSubscription: false,
    isCancelled: false,
    expiresAt: null,
  })
})

test('a cancelled subscription tells its end, before it and afterwards', () => {
  const cancelled = documentOf({ status: 'active', isCancelled: true, expiresAt: '2026-12-01T01:00:00+01:00' })
  const told = { isCancelled: true, expiresAt: '2026-12-01T00:00:00.000Z' }
  expect(readEntitlement(cancelled, now, sandbox)).toEqual({ hasSubscription: true, ...told })
  expect(readEntitlement(cancelled, new Date('2026-12-01T00:00:00Z'), sandbox)).toEqual({
    hasSubscription: false,
    ...told,
  })
})

describe('an entitlement of another mode', () => {
  const paid = { status: 'active', expiresAt: later }
  const modes = ['live', 'test', 'sandbox', 'off'] as const

  test.each(modes.flatMap((site) => modes.map((stored) => ({ site, stored }))))(
    'is none: written by a site that is $stored, read by one that is $site',
    ({ site, stored }) => {
      const { hasSubscription } = readEntitlement(documentOf({ ...paid, mode: stored }), now, {
        payments: { mode: site },
      })
      expect(hasSubscription).toBe(site === stored)
    },
  )

  test('is what was stored before the mode was: only the sandbox was ever paid', () => {
    expect(readEntitlement(documentOf(paid), now, { payments: { mode: 'live' } }).hasSubscription).toBe(false)
    expect(readEntitlement(documentOf(paid), now, sandbox).hasSubscription).toBe(true)
  })
})
