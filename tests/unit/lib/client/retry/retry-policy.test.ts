import fc from 'fast-check'
import { ApiError } from '@/lib/client/api'
import { attemptTimeoutMs, backoffMs, isRetryableError, MAX_ATTEMPTS } from '@/lib/client/retry/retry-policy'
import { statusByCode } from '@/lib/server/http/status-by-code'
import { errorCodes } from '@/lib/shared/errors/error-codes'

describe('lost on the way', () => {
  test.each([
    ['no answer', 0, 'network-request-failed'],
    ['the page of a bad gateway', 502, 'internal'],
    ['the page of a gateway that finds no server', 503, 'internal'],
    ['the page of a gateway that waited too long', 504, 'internal'],
  ] as const)('is %s', (_, status, code) => {
    expect(isRetryableError(new ApiError(status, code))).toBe(true)
  })

  const answered = errorCodes.filter((code) => code !== 'network-request-failed')
  test.each(answered)('is not the answer %s of the server', (code) => {
    expect(isRetryableError(new ApiError(statusByCode[code], code))).toBe(false)
  })

  test.each(Array.from({ length: 100 }, (_, index) => 400 + index))('is never a refusal: %i', (status) => {
    expect(isRetryableError(new ApiError(status, 'internal'))).toBe(false)
  })

  test('is not a fault of the page', () => {
    expect(isRetryableError(new TypeError('x is not a function'))).toBe(false)
  })
})

test('an answer is waited for 8 seconds first, and longer each time up to 20', () => {
  expect([0, 1, 2, 3].map(attemptTimeoutMs)).toEqual([8000, 12_000, 18_000, 20_000])
})

test('rests grow, and differ between pupils', () => {
  expect([1, 2, 3].map((lost) => backoffMs(lost, 0.5))).toEqual([600, 1200, 2400])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_ATTEMPTS - 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lost, chance) => {
        const middle = 600 * 2 ** (lost - 1)
        expect(backoffMs(lost, chance)).toBeGreaterThanOrEqual(middle / 2)
        expect(backoffMs(lost, chance)).toBeLessThanOrEqual(middle * 1.5)
      },
    ),
    { seed: 41 },
  )
})
