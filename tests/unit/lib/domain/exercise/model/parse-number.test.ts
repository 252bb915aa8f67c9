import fc from 'fast-check'
import { type NumberField, parseNumber } from '@/lib/domain/exercise/model/parse-number'
import { fromDecimalDigits, type Rational, rational } from '@/lib/domain/exercise/model/rational'
import { numberInputMessages } from '@/lib/shared/messages/number-input'

const NBSP = '\u00a0'
const THIN = '\u2009'
const NARROW_NBSP = '\u202f'

function valueRead(text: string, field?: NumberField): Rational | string {
  const reading = parseNumber(text, field)
  return reading.kind === 'value' ? reading.value : reading.kind
}

describe('accepted ways of writing a number', () => {
  test.each([
    ['0.5', ['0,5', ',5', '0.5', '.5', '0,50', ' 0,5 ', '+0,5', '1/2', '½', '2/4', '0,500', '\uff10\uff0c\uff15']],
    ['-1.5', ['-1,5', '\u22121,5', '\u20131,5', '- 1,5', '-1 1/2', '-1½', '-3/2', '−1,50']],
    [
      '12345.6',
      ['12345,6', '12 345,6', `12${NBSP}345,6`, `12${THIN}345,6`, `12${NARROW_NBSP}345,6`, '12.345,6', '12,345.6'],
    ],
    ['1234', ['1234', '1 234', '1234,0', '01234']],
    ['1500000', ['1.500.000', '1 500 000', '1500000', '1,500,000']],
    ['1234.567', ['1234,567', '1 234,567']],
  ])('%s', (key, texts) => {
    for (const text of texts) expect({ text, value: valueRead(text) }).toEqual({ text, value: fromDecimalDigits(key) })
  })
})

test.each([
  ['1,500', '1,5 vagy 1500?'],
  ['1.500', '1,5 vagy 1500?'],
  ['12.345', '12,345 vagy 12345?'],
  ['-1,500', '-1,5 vagy -1500?'],
  ['1,234 567', '1,234567 vagy 1234567?'],
  ['1 200/300', '1 egész 200/300 vagy 1200/300?'],
])('%s has two readings', (text, question) => {
  const reading = parseNumber(text)
  expect(reading.kind).toBe('ambiguous')
  expect(reading.kind === 'ambiguous' && reading.message).toContain(question)
})

test('three digits after the mark are decimals in a field that asks for three', () => {
  expect(valueRead('2,345', { fractionDigits: 3 })).toEqual(fromDecimalDigits('2.345'))
})

test.each([
  ['nothing', '', 'Ide még írj'],
  ['spaces only', '   ', 'Ide még írj'],
  ['letters', 'alma', 'nem szám'],
  ['two signs', '--3', 'Két előjel'],
  ['two signs apart', '- -3', 'Két előjel'],
  ['two marks', '1,,5', 'nem tudjuk'],
  ['two decimal marks', '1,5,2', 'nem tudjuk'],
  ['wrong grouping', '1 23', 'hármasával'],
  ['wrong grouping by points', '1.50.000', 'nem tudjuk'],
  ['more than 30 digits', '1'.repeat(31), 'legfeljebb 30'],
  ['pasted TeX', '\\frac{1}{2}', 'Képletet'],
  ['a power', '2^3', 'Képletet'],
  ['a zero denominator', '1/0', 'nem lehet nulla'],
  ['a unit that was not asked for', '5 cm', 'mértékegység nélkül'],
])('%s is not a number', (_title, text, message) => {
  const reading = parseNumber(text)
  expect(reading.kind).toBe('invalid')
  expect(reading.kind === 'invalid' && reading.message).toContain(message)
})

describe('what is wrong is told by its own name', () => {
  const postfix = 'cm'
  test.each<[string, NumberField, string]>([
    ['5-3', {}, numberInputMessages.calculation],
    ['5 \u2212 3', {}, numberInputMessages.calculation],
    ['1+1/2', {}, numberInputMessages.calculation],
    ['2\u00b73', {}, numberInputMessages.calculation],
    ['2*3', {}, numberInputMessages.calculation],
    ['10:2', {}, numberInputMessages.calculation],
    ['5-', {}, numberInputMessages['sign-behind']],
    ['5 +', {}, numberInputMessages['sign-behind']],
    ['3/-4', {}, numberInputMessages['inner-sign']],
    ['--5', {}, numberInputMessages['two-signs']],
    ['-', {}, numberInputMessages.empty],
    ['1990,-', {}, numberInputMessages.alone],
    ['3-szor', {}, numberInputMessages.alone],
    ['x = 3', {}, numberInputMessages.alone],
    ['kb. 5', {}, numberInputMessages.alone],
    ['=5', {}, numberInputMessages.alone],
    ['5 cm 3 mm', { postfix }, numberInputMessages.alone],
    ['2; 3', {}, numberInputMessages.several],
    ['1 5/2', {}, numberInputMessages.improper],
    ['2 4/4', {}, numberInputMessages.improper],
    ['1 0/3', {}, numberInputMessages.improper],
    ['0,5/2', {}, numberInputMessages.fraction],
    ['1/2/3', {}, numberInputMessages.fraction],
    ['3/', {}, numberInputMessages.fraction],
    ['\u00bd5', {}, numberInputMessages.fraction],
    ['1/0', {}, numberInputMessages['zero-denominator']],
    ['5,', {}, numberInputMessages['trailing-mark']],
    ['1, 5', {}, numberInputMessages['spaced-mark']],
    ['12 34', {}, numberInputMessages.grouping],
    ['0,12 345', {}, numberInputMessages.grouping],
    ['1,5,2', {}, numberInputMessages.malformed],
    ['5 m', { postfix }, numberInputMessages.unit('cm')],
    ['5 m^2', { postfix: 'cm^2' }, numberInputMessages.unit('cm^2')],
    ['5%', { postfix }, numberInputMessages.unit('cm')],
    ['5 cm', {}, numberInputMessages.unit(undefined)],
    ['72%', {}, numberInputMessages.percent],
    ['2^3', {}, numberInputMessages.formula],
    ['\u221a2', {}, numberInputMessages.formula],
    ['5\u00b2', {}, numberInputMessages.formula],
    ['1,5', { isInteger: true }, numberInputMessages.integer],
    ['1/2', { isInteger: true }, numberInputMessages.integer],
  ])('%s in %j', (text, field, message) => {
    expect(parseNumber(text, field)).toEqual({ kind: 'invalid', message })
  })
})

describe('what means one thing only is read as that', () => {
  test.each<[string, NumberField, Rational]>([
    ['1.234,5', {}, fromDecimalDigits('1234.5')],
    ['1\u00bd', {}, rational(3n, 2n)],
    ['12 \u00be', {}, rational(51n, 4n)],
    ['\u20145', {}, fromDecimalDigits('-5')],
    ['\u20105', {}, fromDecimalDigits('-5')],
    ['\u20115', {}, fromDecimalDigits('-5')],
    ['\u20125', {}, fromDecimalDigits('-5')],
    ['0,123 456', {}, fromDecimalDigits('0.123456')],
    ['1 234,567 8', {}, fromDecimalDigits('1234.5678')],
    ['10 000/3', {}, rational(10000n, 3n)],
    ['1/10 000', {}, rational(1n, 10000n)],
    ['\u200b1\u200e2\ufeff', {}, fromDecimalDigits('12')],
    ['\u00ad\u20683,5\u2069', {}, fromDecimalDigits('3.5')],
    ['\uff11\uff0f\uff12', {}, rational(1n, 2n)],
    ['\uff0d\uff13\uff0e\uff15', {}, fromDecimalDigits('-3.5')],
    ['5 cm^2', { postfix: 'cm²' }, fromDecimalDigits('5')],
    ['5 cm2', { postfix: '$\\text{cm}^2$' }, fromDecimalDigits('5')],
    ['60 km/h', { postfix: 'km/h' }, fromDecimalDigits('60')],
    ['30 fok', { postfix: '°' }, fromDecimalDigits('30')],
    ['30 fok', { postfix: '$^\\circ$' }, fromDecimalDigits('30')],
    ['30°', { postfix: 'fok' }, fromDecimalDigits('30')],
    ['21 fok', { postfix: '°C' }, fromDecimalDigits('21')],
    ['100 forint', { postfix: 'Ft' }, fromDecimalDigits('100')],
    ['100 Ft.', { postfix: 'Ft' }, fromDecimalDigits('100')],
    ['4 db', { postfix: 'darab' }, fromDecimalDigits('4')],
    ['1/3 \u03c0', { postfix: '$\\cdot\\, \\pi$' }, rational(1n, 3n)],
    ['72%', { takesPercent: true }, fromDecimalDigits('0.72')],
    ['72,5 %', { takesPercent: true }, fromDecimalDigits('0.725')],
    ['72 százalék', { takesPercent: true }, fromDecimalDigits('0.72')],
    ['72%', { takesPercent: true, postfix: '%' }, fromDecimalDigits('72')],
  ])('%s in %j', (text, field, value) => {
    expect(valueRead(text, field)).toEqual(value)
  })
})

describe('a unit typed after the number', () => {
  test.each([
    ['cm', '1,5 cm'],
    ['cm', '1,5cm'],
    ['$\\text{cm}^2$', '1,5 cm²'],
    ['cm²', '1,5 cm2'],
    ['%', '1,5%'],
    ['Ft', '1,5 ft'],
  ])('is left out when the field says %s', (postfix, text) => {
    expect(valueRead(text, { postfix })).toEqual(fromDecimalDigits('1.5'))
  })

  test('is questioned when the field says another', () => {
    const reading = parseNumber('1,5 m', { postfix: 'cm' })
    expect(reading.kind === 'invalid' && reading.message).toContain('cm')
  })

  test('is questioned for a per cent that the task does not ask for', () => {
    expect(valueRead('50%')).toBe('invalid')
  })
})

describe('for any text', () => {
  const seed = { seed: 20261120, numRuns: 2000 }

  test('never throws, and never gives two values', () => {
    const alphabet = fc.constantFrom(...'0123456789.,/ -+−–½¼%cm\\{}^$\u00a0\u202f１，'.split(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: alphabet })), (text) => {
        expect(['value', 'ambiguous', 'invalid']).toContain(parseNumber(text).kind)
      }),
      seed,
    )
  })

  test('reads a number back in every style in which it may be written', () => {
    const spaces = [' ', NBSP, THIN, NARROW_NBSP]
    const styled = fc.record({
      integer: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fraction: fc.stringMatching(/^\d{0,6}$/),
      negative: fc.boolean(),
      minus: fc.constantFrom('-', '\u2212', '\u2013'),
      mark: fc.constantFrom(',', '.'),
      group: fc.constantFrom('', ...spaces),
    })
    fc.assert(
      fc.property(styled, ({ integer, fraction, negative, minus, mark, group }) => {
        const digits = integer.toString().replace(/\B(?=(\d{3})+$)/g, group)
        const typed = `${negative ? minus : ''}${digits}${fraction ? mark + fraction : ''}`
        const expected = fromDecimalDigits(`${negative ? '-' : ''}${integer}.${fraction}`)
        const reading = parseNumber(typed)
        if (reading.kind === 'ambiguous') {
          // Only a bare three-digit ending may be questioned, and the meant value is one of the readings.
          expect(typed).toMatch(/^[-−–]?[1-9]\d{0,2}[.,]\d{3}$/)
          expect(reading.readings.map(({ value }) => value)).toContainEqual(expected)
        } else {
          expect(reading).toMatchObject({ kind: 'value', value: expected })
        }
      }),
      seed,
    )
  })

  test('reads fractions and mixed numbers exactly', () => {
    const part = fc.bigInt({ min: 1n, max: 999n })
    fc.assert(
      fc.property(part, part, fc.bigInt({ min: 0n, max: 99n }), (numerator, denominator, whole) => {
        expect(valueRead(`${numerator}/${denominator}`)).toEqual(rational(numerator, denominator))
        fc.pre(numerator < denominator && numerator < 100n)
        expect(valueRead(`-${whole} ${numerator}/${denominator}`)).toEqual(
          rational(-(whole * denominator + numerator), denominator),
        )
      }),
      seed,
    )
  })
})
