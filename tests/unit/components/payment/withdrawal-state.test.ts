import {
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalReducer,
} from '@/components/payment/withdrawal/withdrawal-state'

const until = '2026-12-05T22:59:59.999Z'
const money = { refundedAmount: 199_000, currency: 'huf', refund: 'pending', refundedAt: null } as const
const answer = { withdrawnAt: '2026-11-22T10:00:00.000Z', ...money }
const after = (...events: readonly WithdrawalEvent[]) =>
  events.reduce<WithdrawalState>(withdrawalReducer, { state: 'loading' })

test('is declared, confirmed in a step of its own, and acknowledged', () => {
  expect(after({ type: 'loaded', until })).toEqual({ state: 'statement', until })
  const declared = after({ type: 'loaded', until }, { type: 'declare' })
  expect(declared).toEqual({ state: 'confirmation', until, pending: false })
  expect(withdrawalReducer(declared, { type: 'confirm' })).toMatchObject({ state: 'confirmation', pending: true })
  expect(withdrawalReducer(declared, { type: 'withdrawn', answer })).toEqual({ state: 'done', answer })
})

test('is not confirmed before it is declared', () => {
  const statement = after({ type: 'loaded', until })
  expect(withdrawalReducer(statement, { type: 'confirm' })).toBe(statement)
  expect(after({ type: 'confirm' })).toEqual({ state: 'loading' })
  expect(after({ type: 'declare' })).toEqual({ state: 'loading' })
})

test('can be given up until it is confirmed', () => {
  const declared = after({ type: 'loaded', until }, { type: 'declare' })
  expect(withdrawalReducer(declared, { type: 'back' })).toEqual({ state: 'statement', until })
  const confirmed = withdrawalReducer(declared, { type: 'confirm' })
  expect(withdrawalReducer(confirmed, { type: 'back' })).toBe(confirmed)
})

test('that was refused can be tried again', () => {
  const refused = after(
    { type: 'loaded', until },
    { type: 'declare' },
    { type: 'confirm' },
    { type: 'refused', reason: 'network-request-failed' },
  )
  expect(refused).toEqual({ state: 'confirmation', until, pending: false, fault: 'network-request-failed' })
  expect(withdrawalReducer(refused, { type: 'confirm' })).toEqual({
    state: 'confirmation',
    until,
    pending: true,
    fault: undefined,
  })
})

test('is not offered where there is nothing to withdraw from', () => {
  expect(after({ type: 'loaded', until: undefined })).toEqual({ state: 'none' })
  expect(after({ type: 'load-failed' })).toEqual({ state: 'failed' })
})
