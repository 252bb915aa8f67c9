import fc from 'fast-check'
import { createGenerator, ScriptError, shuffled } from '@/interpreter'
import { exe } from './exe'

const SEED = 20261120

/** The generator of the language page, in exact integers. */
function states(seed: number, count: number): bigint[] {
  const result: bigint[] = []
  for (let x = BigInt(seed); result.length < count; result.push(x)) x = (1103515245n * x + 12345n) % 2n ** 31n
  return result
}

test.each([
  [1, '[0.5138700781390071 0.1757413032464683 0.3086515162140131]'],
  [42, '[0.5823075897060335 0.5198187492787838 0.4659764249809086]'],
  [1000000, '[0.3295561638660729 0.9099353244528174 0.4977110768668354]'],
])('seed %i begins with %s', (seed, values) => {
  expect(exe('[(random) (random) (random)]', seed)).toBe(values)
})

test.each([
  ['(map (fn [i] (random-int 1 10)) (range 1 10))', '[6 2 4 6 10 2 8 3 5 2]'],
  ['(shuffle [1 2 3 4 5 6])', '[5 3 6 2 1 4]'],
  ['(random-int 5 5)', '5'],
  ['(random-int 5 1)', 'invalid-arguments 1:1'],
  ['(random-int 0.5 1)', 'invalid-arguments 1:1'],
  ['(random-int 0 9007199254740991)', 'limit-exceeded 1:1'],
  ['(random-int 1 9007199254740991)', '4628530184847360'],
  ['(sample [])', 'invalid-arguments 1:1'],
  ['(sample-n 0 [])', '[]'],
  ['(sample-n 3 [1 2])', 'invalid-arguments 1:1'],
  ['(sort (sample-n 3 [1 2 3]))', '[1 2 3]'],
  ['(random-distinct 0 5 1)', '[]'],
  ['(random-distinct 3 1 2)', 'invalid-arguments 1:1'],
  ['(random-int-where is-prime 24 28)', 'invalid-arguments 1:1'],
  ['(random-int-where is-prime 2 2)', '2'],
  ['(random-int-where is-prime 1 200000)', 'limit-exceeded 1:1'],
])('with seed 1, %s is %s', (source, value) => {
  expect(exe(source)).toBe(value)
})

test('the generator follows the formula, also where a product needs more than a double', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), fc.integer({ min: 0, max: 2 ** 45 }), (seed, span) => {
      const [first = 0n, second = 0n] = states(seed, 2)
      const generator = createGenerator(seed)
      expect([generator.next(), generator.next()]).toEqual([Number(first) / 2 ** 31, Number(second) / 2 ** 31])
      expect(exe(`(random-int 3 ${span + 3})`, seed)).toBe(String(3n + ((first * BigInt(span + 1)) >> 31n)))
    }),
    { seed: SEED },
  )
})

test('distinct integers are distinct and in their bounds, also when all are drawn', () => {
  fc.assert(
    fc.property(fc.nat({ max: 40 }), fc.nat({ max: 60 }), fc.integer({ min: 1, max: 1e6 }), (n, more, seed) => {
      const source = `(let [v (random-distinct ${n} 10 ${10 + n + more})]
        [(count (distinct v)) (every (fn [x] (<= 10 x ${10 + n + more})) v)])`
      expect(exe(source, seed)).toBe(`[${n} true]`)
    }),
    { seed: SEED },
  )
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY])('%p is no seed', (seed) => {
  expect(() => createGenerator(seed)).toThrow(ScriptError)
})

test('a host shuffles as the language does, and leaves its list alone', () => {
  const items = [1, 2, 3, 4, 5, 6]
  expect(shuffled(items, createGenerator(1))).toEqual([5, 3, 6, 2, 1, 4])
  expect(items).toEqual([1, 2, 3, 4, 5, 6])
})
