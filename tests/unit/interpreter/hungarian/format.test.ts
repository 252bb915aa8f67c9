import fc from 'fast-check'
import { formatNumberHu, listText } from '@/interpreter/hungarian'

describe('formatNumberHu', () => {
  test.each([
    ['0', '0'],
    ['1234', '1234'],
    ['1234.5', '1234,5'],
    ['12345', '12\u00a0345'],
    ['12345.6', '12\u00a0345,6'],
    ['123456', '123\u00a0456'],
    ['1234567', '1\u00a0234\u00a0567'],
    ['1000000000', '1\u00a0000\u00a0000\u00a0000'],
    ['0.5', '0,5'],
    ['0.123456789', '0,123456789'],
    ['-1234', '-1234'],
    ['-12345.25', '-12\u00a0345,25'],
    ['-123456', '-123\u00a0456'],
  ])('prints %s as %s', (plain, printed) => {
    expect(formatNumberHu(plain)).toBe(printed)
  })

  test('loses no digit', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.option(fc.nat(), { nil: undefined }), (integer, fraction) => {
        const plain = fraction === undefined ? `${integer}` : `${integer}.${fraction}`
        expect(formatNumberHu(plain).replaceAll('\u00a0', '').replace(',', '.')).toBe(plain)
      }),
      { seed: 20260806 },
    )
  })
})

describe('listText', () => {
  test.each([
    [[], ''],
    [['1'], '1'],
    [['1', '2'], '1 és 2'],
    [['1', '2', '3'], '1, 2 és 3'],
    [['alma', 'körte', 'szilva', 'dió'], 'alma, körte, szilva és dió'],
  ])('joins %j to "%s"', (items, text) => {
    expect(listText(items)).toBe(text)
  })
})
