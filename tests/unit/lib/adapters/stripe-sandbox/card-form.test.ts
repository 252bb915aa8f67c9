import { readCard } from '@/lib/adapters/stripe-sandbox/card-form'

const NOW = Date.UTC(2026, 0, 31, 23) / 1000
const good = { number: '4242 4242 4242 4242', expMonth: 1, expYear: 2026, cvc: '123' }

test('a card is good until the end of its month', () => {
  expect(readCard(good, NOW)).toEqual({ brand: 'visa', last4: '4242', fingerprint: expect.any(String) })
  expect(readCard(good, NOW + 3600)).toBe('invalid_expiry_year')
})

test.each([
  [{ number: '5555-5555-5555-4444' }, { brand: 'mastercard', last4: '4444' }],
  [{ number: '4242424242424243' }, 'invalid_number'],
  [{ number: '4242' }, 'invalid_number'],
  [{ number: 'constructor' }, 'invalid_number'],
  [{ number: '4012888888881881' }, 'live_mode_test_card'],
  [{ expMonth: 13 }, 'invalid_expiry_month'],
  [{ expMonth: 0 }, 'invalid_expiry_month'],
  [{ expYear: 2025, expMonth: 12 }, 'invalid_expiry_year'],
  [{ expYear: 2077 }, 'invalid_expiry_year'],
  [{ cvc: '12' }, 'invalid_cvc'],
  [{ cvc: '12a' }, 'invalid_cvc'],
  [{ cvc: '1234' }, { last4: '4242' }],
])('%p', (change, expected) => {
  const read = readCard({ ...good, ...change }, NOW)
  if (typeof expected === 'string') expect(read).toBe(expected)
  else expect(read).toMatchObject(expected)
})
