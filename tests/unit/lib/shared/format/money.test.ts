import { formatAmount } from '@/lib/shared/format/money'

test.each([
  [199_000, 'huf', '1990\u00a0Ft'],
  [1_990_000, 'HUF', '19\u00a0900\u00a0Ft'],
  [0, 'huf', '0\u00a0Ft'],
  [1_250, 'eur', '13\u00a0EUR'],
])('%i minor units of %s are %j', (minorUnits, currency, text) => {
  expect(formatAmount(minorUnits, currency)).toBe(text)
})

test('an amount without a currency is in forints', () => {
  expect(formatAmount(199_000)).toBe('1990\u00a0Ft')
})
