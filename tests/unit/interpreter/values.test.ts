import fc from 'fast-check'
import {
  compileScript,
  equals,
  isFraction,
  isHashMap,
  isKeyword,
  isNumber,
  isVector,
  keyword,
  makeFraction,
  print,
  readNumber,
  toDecimal,
  typeOf,
  type Value,
} from '@/interpreter'
import { exe } from './exe'

const SEED = 20261120

function evaluated(source: string): Value {
  const { value } = compileScript(source).run({ seed: 1, difficulty: 1 })
  if (value === undefined) throw new Error(`no value in ${source}`)
  return value
}

/** Sources of values that the language can write: what they print reads as themselves. */
const { value: literal } = fc.letrec<{ value: string; simple: string }>((tie) => ({
  simple: fc.oneof(
    fc.integer().map(String),
    fc.tuple(fc.integer(), fc.nat({ max: 999 })).map(([n, d]) => `${n}.${d}`),
    fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 1, max: 99 })).map(([n, d]) => `${n}/${d}`),
    fc.boolean().map(String),
    fc.string({ unit: 'grapheme' }).map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`),
    fc.constantFrom(':a', ':else', ':szín'),
  ),
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('simple'),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(' ')}]`),
    fc
      .array(fc.tuple(fc.constantFrom(':k', '"k"', '1', '0.5', 'true'), tie('value')), { maxLength: 3 })
      .map((pairs) => `{${pairs.flat().join(' ')}}`),
  ),
}))

test('what a value prints reads as the same value', () => {
  fc.assert(
    fc.property(literal, (source) => {
      const value = evaluated(`[${source}]`)
      const read = evaluated(print(value))
      expect(print(read)).toBe(print(value))
      expect(equals(read, value)).toBe(true)
    }),
    { seed: SEED },
  )
})

test.each([
  ['12', 'Number', '12'],
  ['0.5', 'Number', '0.5'],
  ['1/2', 'Fraction', '1/2'],
  ['true', 'Bool', 'true'],
  ['"a\\"b"', 'String', 'a"b'],
  [':kw', 'Keyword', ':kw'],
  ['[1 "a\\"\\n" [:b]]', 'Vector', '[1 "a\\"\\n" [:b]]'],
  ['{:a 1 "b" [2]}', 'HashMap', '{:a 1 "b" [2]}'],
  ['(Set 2 1 2)', 'Set', '#{2 1}'],
  ['+', 'Function', '#<fn +>'],
])('%s is a %s and prints %s', (source, type, text) => {
  const value = evaluated(source)
  expect(typeOf(value)).toBe(type)
  expect(print(value)).toBe(text)
})

test.each([
  ['1', '1.0', true],
  ['1/2', '0.5', true],
  ['1', '"1"', false],
  ['"a"', ':a', false],
  ['[1 [2]]', '[1 [2.0]]', true],
  ['[1 2]', '[1]', false],
  ['{:a 1 :b 2}', '{:b 2 :a 1}', true],
  ['{:a 1}', '{:a 2}', false],
  ['{:a 1}', '{"a" 1}', false],
  ['(Set 1 2)', '(Set 2 1)', true],
  ['(Set [1 {:a 0.5}])', '(Set [1 {:a 1/2}])', true],
  ['(Set 1 2)', '[1 2]', false],
  ['+', '+', true],
  ['(fn [x] x)', '(fn [x] x)', false],
])('%s and %s are equal: %s', (a, b, expected) => {
  expect(equals(evaluated(a), evaluated(b))).toBe(expected)
  expect(exe(`[(== ${a} ${b}) (!= ${a} ${b})]`)).toBe(`[${expected} ${!expected}]`)
})

test('keys of a HashMap are found by value and keep their order', () => {
  const map = evaluated('{:b 1 "b" 2 1 3 true 4 0.5 5}')
  if (!isHashMap(map)) throw new Error('not a HashMap')
  expect(map.get(keyword('b'))).toBe(1)
  expect(map.get('b')).toBe(2)
  expect(map.get(keyword('c'))).toBeUndefined()
  expect(map.entries().map(([key, value]) => print([key, value]))).toEqual([
    '[:b 1]',
    '["b" 2]',
    '[1 3]',
    '[true 4]',
    '[0.5 5]',
  ])
})

test('a host tells values apart and reads them', () => {
  expect([evaluated('1'), evaluated('0.5'), evaluated('1/2'), evaluated('"1"')].map(isNumber)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isFraction(evaluated('1/2'))).toBe(true)
  expect(isVector(evaluated('[1]'))).toBe(true)
  expect(isKeyword(evaluated(':a'))).toBe(true)
  expect(print(makeFraction(6, -8))).toBe('-3/4')
  expect(print(readNumber('0.30'))).toBe('0.3')
})

test.each([
  ['12', 12, '12'],
  ['-0.25', -0.25, '-0.25'],
  ['1/3', 1 / 3, '0.3333333333333333'],
  ['1000000000000000000000', 1e21, '1000000000000000000000'],
  ['0.0000001', 1e-7, '0.0000001'],
])('%s as a Decimal is %d, in full %s', (source, number, digits) => {
  const value = evaluated(source)
  const decimal = toDecimal(isNumber(value) || isFraction(value) ? value : 0)
  expect(decimal.toNumber()).toBe(number)
  expect(decimal.toFixed()).toBe(digits)
})
