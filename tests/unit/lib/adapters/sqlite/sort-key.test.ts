import fc from 'fast-check'
import { invertedRange, toKeyRange, toOrderKey, toSortKey } from '@/lib/adapters/sqlite/sort-key'
import type { JsonValue } from '@/lib/ports/document-store'
import { compare } from '@/tests/support/query-model'

const SEED = 20_252
const parameters = { seed: SEED, numRuns: 2_000 }

/** Few characters, so that texts share their beginnings, among them the bytes that keys use as marks. */
const text = fc.string({
  unit: fc.constantFrom('a', 'b', '\u0000', '\u0001', 'á', '\ufffd', '\u{1f600}'),
  maxLength: 4,
})
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
const scalar = fc.oneof(fc.constant(null), fc.boolean(), number, text)
const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
}))

describe('sort keys', () => {
  test('sort as the values do', () => {
    const sameOrder = (left: JsonValue, right: JsonValue) =>
      Math.sign(Buffer.compare(toSortKey(left), toSortKey(right))) === Math.sign(compare(left, right))
    fc.assert(fc.property(value, value, sameOrder), parameters)
  })

  test.each<[string, readonly JsonValue[]]>([
    ['types', [null, false, true, -1, '', [], {}]],
    ['numbers', [-1e300, -2, -1, -0.5, -5e-324, 0, 5e-324, 0.5, 1, 2, 2 ** 53, 1e300]],
    [
      'texts by their UTF-8',
      ['', '\u0000', '\u0001', 'a', 'a\u0000', 'a\u0001', 'a ', 'ab', 'b', 'á', '\ufffd', '\u{1f600}'],
    ],
    ['arrays element by element', [[], [1], [1, 1], [1, 'a'], [2], ['a'], ['a', 'b'], ['b']]],
    ['maps name by name', [{}, { a: 1 }, { a: 1, b: 1 }, { a: 2 }, { b: 0 }]],
  ])('put %s in order', (_, ascending) => {
    const sorted = [...ascending].sort((left, right) => Buffer.compare(toSortKey(left), toSortKey(right)))
    expect(sorted).toEqual(ascending)
    expect(new Set(ascending.map((each) => toSortKey(each).toString('hex'))).size).toBe(ascending.length)
  })

  test('take minus zero for zero', () => {
    expect(toSortKey(-0)).toEqual(toSortKey(0))
  })

  test('sort by each part in its direction when they are joined', () => {
    const position = fc.record({ first: value, second: value, id: text })
    fc.assert(
      fc.property(position, position, (left, right) => {
        const keys = [left, right].map(({ first, second, id }) =>
          toOrderKey([first, second], ['ascending', 'descending', 'descending'], id),
        )
        const expected =
          compare(left.first, right.first) || -compare(left.second, right.second) || -compare(left.id, right.id)
        return Math.sign(Buffer.compare(keys[0] ?? Buffer.of(), keys[1] ?? Buffer.of())) === Math.sign(expected)
      }),
      parameters,
    )
  })
})

describe('key ranges', () => {
  const rankOf = (each: JsonValue) => toSortKey(each)[0]
  const holds = {
    '<': (order: number) => order < 0,
    '<=': (order: number) => order <= 0,
    '>': (order: number) => order > 0,
    '>=': (order: number) => order >= 0,
  }
  const operator = fc.constantFrom('<', '<=', '>', '>=')
  const bound = fc.oneof(fc.boolean(), number, text)

  test.each(['ascending', 'descending'] as const)(
    'hold exactly the %s keys that a comparison lets through',
    (direction) => {
      fc.assert(
        fc.property(value, operator, bound, text, (each, comparison, limit, id) => {
          const plain = toKeyRange(comparison, limit)
          const { from, to } = direction === 'ascending' ? plain : invertedRange(plain)
          const key = toOrderKey([each], [direction, direction], id)
          const isInside = Buffer.compare(key, from) >= 0 && Buffer.compare(key, to) < 0
          return isInside === (rankOf(each) === rankOf(limit) && holds[comparison](compare(each, limit)))
        }),
        parameters,
      )
    },
  )
})
