import { backoffMs } from '@/lib/adapters/remote-config/backoff'

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [30, 4 * 60 * 60 * 1000],
])('after %i failures it waits about %i ms', (failures, expected) => {
  expect(backoffMs(failures, 0.5)).toBe(expected)
  expect(backoffMs(failures, 0)).toBe(expected / 2)
})

test('chance adds up to a half, and nothing makes it longer than four hours', () => {
  expect(backoffMs(1, 1)).toBe(1500)
  expect(backoffMs(60, 1)).toBe(4 * 60 * 60 * 1000)
})
