import { formatDecimal } from '@/lib/shared/format/number'

test.each([
  ['groups five digits and more', '12345', '12\u00a0345'],
  ['groups from the right', '1234567', '1\u00a0234\u00a0567'],
  ['leaves four digits together', '1234', '1234'],
  ['keeps the sign away from a group', '-123456', '\u2212123\u00a0456'],
  ['groups no decimals', '0.1234567', '0,1234567'],
  ['keeps zeros at the end', '-2.50', '\u22122,50'],
])('%s', (_, plain, written) => {
  expect(formatDecimal(plain)).toBe(written)
})
