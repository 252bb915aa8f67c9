import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { readNumber, toDecimal } from '@/interpreter'
import { convertUnit, unitNames } from '@/interpreter/units'

/** The language counts with 16 significant digits. */
const Number16 = Decimal.clone({ precision: 16, rounding: Decimal.ROUND_HALF_UP })

function convert(value: string, from: string, to: string): string | undefined {
  const converted = convertUnit(readNumber(value), from, to)
  return converted === undefined ? undefined : toDecimal(converted).toFixed()
}

const METRIC = [
  ['mm', 'cm', 'dm', 'm', 'km'],
  ['mm^2', 'cm^2', 'dm^2', 'm^2', 'ar', 'ha', 'km^2'],
  ['mg', 'g', 'dkg', 'kg', 'q', 't'],
  ['ms', 's'],
  ['mm^3', 'cm^3', 'dm^3', 'm^3', 'km^3', 'ml', 'cl', 'dl', 'l', 'hl'],
]
const NOT_METRIC = [
  ['in', 'ft', 'mi', 'cm'],
  ['oz', 'lb', 'kg'],
  ['s', 'min', 'h', 'day', 'week'],
]

const seldomRounded = fc.integer({ min: -1e9, max: 1e9 }).map((n) => new Number16(n).div(1000))
const anyNumber = fc
  .tuple(fc.bigInt({ min: -9_999_999_999_999_999n, max: 9_999_999_999_999_999n }), fc.integer({ min: -12, max: 6 }))
  .map(([digits, exponent]) => new Number16(`${digits}e${exponent}`))

function pairOf(tables: string[][]): fc.Arbitrary<[string, string]> {
  return fc.constantFrom(...tables).chain((units) => fc.tuple(fc.constantFrom(...units), fc.constantFrom(...units)))
}

describe('convertUnit', () => {
  test.each([
    ['3', 'km', 'm', '3000'],
    ['1', 'm', 'km', '0.001'],
    ['2.5', 'm', 'dm', '25'],
    ['45', 'mm', 'cm', '4.5'],
    ['1', 'in', 'cm', '2.54'],
    ['1', 'in', 'mm', '25.4'],
    ['1', 'ft', 'in', '12'],
    ['1', 'mi', 'ft', '5280'],
    ['1', 'mi', 'm', '1609.344'],
    ['1', 'm^2', 'cm^2', '10000'],
    ['1', 'ar', 'm^2', '100'],
    ['1', 'ha', 'ar', '100'],
    ['1', 'km^2', 'ha', '100'],
    ['1', 'mm^2', 'km^2', '0.000000000001'],
    ['1', 'dm^2', 'cm^2', '100'],
    ['250', 'g', 'kg', '0.25'],
    ['1', 'dkg', 'g', '10'],
    ['1', 'kg', 'dkg', '100'],
    ['1', 'q', 'kg', '100'],
    ['1', 't', 'q', '10'],
    ['1', 'g', 'mg', '1000'],
    ['1', 'lb', 'kg', '0.45359237'],
    ['1', 'lb', 'oz', '16'],
    ['1', 'oz', 'g', '28.349523125'],
    ['2', 'h', 'min', '120'],
    ['90', 'min', 'h', '1.5'],
    ['1', 'min', 's', '60'],
    ['1', 's', 'ms', '1000'],
    ['1', 'day', 'h', '24'],
    ['1', 'week', 'day', '7'],
    ['1', 'week', 'ms', '604800000'],
    ['1', 's', 'h', '0.0002777777777777778'],
    ['5', 'dl', 'l', '0.5'],
    ['1', 'l', 'dm^3', '1'],
    ['1', 'ml', 'cm^3', '1'],
    ['1', 'cl', 'ml', '10'],
    ['1', 'hl', 'l', '100'],
    ['1', 'm^3', 'l', '1000'],
    ['1', 'km^3', 'm^3', '1000000000'],
    ['1', 'km^3', 'mm^3', '1000000000000000000'],
    ['1', 'mm^3', 'km^3', '0.000000000000000001'],
    ['180', 'deg', 'rad', '3.141592653589793'],
    ['90', 'deg', 'rad', '1.570796326794897'],
    ['1', 'rad', 'deg', '57.29577951308232'],
    ['3.141592653589793', 'rad', 'deg', '180'],
    ['-40', 'm', 'cm', '-4000'],
    ['0', 'km', 'mm', '0'],
  ])('%s %s in %s is … %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBe(expected)
  })

  test.each([
    ['km', 'kg'],
    ['deg', 'm'],
    ['m', 'deg'],
    ['m^2', 'm^3'],
    ['km', 'parsec'],
    ['parsec', 'km'],
    ['parsec', 'parsec'],
    ['KM', 'm'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('does not convert "%s" to "%s"', (from, to) => {
    expect(convert('1', from, to)).toBeUndefined()
  })

  test('leaves a value in its own unit alone', () => {
    for (const unit of unitNames()) expect(convert('1.234567890123456', unit, unit)).toBe('1.234567890123456')
  })

  test('keeps all 16 digits in metric units, there and back', () => {
    fc.assert(
      fc.property(anyNumber, pairOf(METRIC), (value, [from, to]) => {
        const there = convert(value.toFixed(), from, to) ?? ''
        expect(convert(there, to, from)).toBe(value.toFixed())
        expect(new Decimal(there).precision()).toBe(value.precision())
      }),
      { seed: 20260807 },
    )
  })

  test('comes back to within the last of 16 digits from other units', () => {
    fc.assert(
      fc.property(seldomRounded, pairOf(NOT_METRIC), (value, [from, to]) => {
        const back = convert(convert(value.toFixed(), from, to) ?? '', to, from) ?? ''
        expect(value.minus(back).abs().lte(value.abs().times('2e-15'))).toBe(true)
      }),
      { seed: 20260808 },
    )
  })
})

describe('unitNames', () => {
  test('lists every unit of the language once, table by table', () => {
    expect(unitNames().join(' ')).toBe(
      'deg rad mm^2 cm^2 dm^2 m^2 ar ha km^2 mm cm dm m km in ft mi mg g dkg kg q t oz lb ms s min h day week ' +
        'mm^3 cm^3 dm^3 m^3 km^3 ml cl dl l hl',
    )
  })
})
