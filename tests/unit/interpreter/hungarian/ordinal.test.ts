import { ordinalWords } from '@/interpreter/hungarian'
import { WRITTEN_FORMS } from './number-tables'
import { rows } from './spoken'

describe('ordinalWords', () => {
  test.each(rows(WRITTEN_FORMS))('gives the ordinal of %s (%s): %s', (number, _words, ordinal) => {
    expect(ordinalWords(String(number))).toBe(ordinal)
  })

  test.each([
    ['101', 'százegyedik'],
    ['102', 'százkettedik'],
    ['200', 'kétszázadik'],
    ['1000', 'ezredik'],
    ['1001', 'ezeregyedik'],
    ['2000', 'kétezredik'],
    ['2001', 'kétezer-egyedik'],
    ['2002', 'kétezer-kettedik'],
    ['10000', 'tízezredik'],
    ['100000', 'százezredik'],
    ['1000000', 'milliomodik'],
    ['2000000', 'kétmilliomodik'],
    ['21000000', 'huszonegymilliomodik'],
    ['1001000000', 'egymilliárd-egymilliomodik'],
    ['1000000000', 'milliárdodik'],
    ['1000000000000', 'billiomodik'],
  ])('gives the ordinal of %s: %s', (number, ordinal) => {
    expect(ordinalWords(number)).toBe(ordinal)
  })

  test('says mínusz before a negative one', () => {
    expect(ordinalWords('1', true)).toBe('mínusz első')
    expect(ordinalWords('30', true)).toBe('mínusz harmincadik')
  })

  test('refuses more than a billió', () => {
    expect(() => ordinalWords('1000000000001')).toThrow(RangeError)
  })
})
