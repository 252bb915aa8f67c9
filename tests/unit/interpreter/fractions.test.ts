import fc from 'fast-check'
import { exe } from './exe'

const SEED = 20261120
const fraction = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }))
  .map(([n, d]) => `${n}/${d}`)

/** Whether an equation in a, b and c holds for random Fractions. */
function holds(equation: string): void {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(exe(`(let [a ${a} b ${b} c ${c}] ${equation})`)).toBe('true')
    }),
    { seed: SEED },
  )
}

describe('Fractions are a field', () => {
  test.each([
    ['addition is associative', '(== (+ (+ a b) c) (+ a (+ b c)))'],
    ['addition is commutative', '(== (+ a b) (+ b a))'],
    ['zero is neutral', '(== (+ a 0) a)'],
    ['negatives cancel', '(== (+ a (- a)) 0)'],
    ['multiplication is associative', '(== (* (* a b) c) (* a (* b c)))'],
    ['multiplication is commutative', '(== (* a b) (* b a))'],
    ['one is neutral', '(== (* a 1) a)'],
    ['reciprocals cancel', '(or (== a 0) (== (* a (/ a)) 1))'],
    ['multiplication distributes', '(== (* a (+ b c)) (+ (* a b) (* a c)))'],
    ['subtraction undoes addition', '(== (- (+ a b) b) a)'],
    ['the order fits addition', '(== (< a b) (< (+ a c) (+ b c)))'],
  ])('%s', (_, equation) => {
    holds(equation)
  })

  test('division with remainder adds up', () => {
    holds('(or (== b 0) (and (== a (+ (* b (quot a b)) (rem a b))) (< (abs (mod a b)) (abs b))))')
  })
})

describe('Fractions', () => {
  test('are in lowest terms with a positive denominator', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (n, d) => {
        fc.pre(d !== 0)
        const source = `(let [f (Fraction ${n} ${d})] [(gcd (numerator f) (denominator f)) (> (denominator f) 0)])`
        expect(exe(source)).toBe('[1 true]')
        expect(exe(`(== (* (Fraction ${n} ${d}) ${d}) ${n})`)).toBe('true')
      }),
      { seed: SEED },
    )
  })

  test('a Number made a Fraction and back is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (n, places) => {
        const number = (n / 10 ** places).toFixed(places)
        expect(exe(`(== (fraction-2-number (number-2-fraction ${number})) ${number})`)).toBe('true')
        expect(exe(`(== (number-2-fraction ${number}) ${number})`)).toBe('true')
      }),
      { seed: SEED },
    )
  })

  test.each([
    ['4/2', '2'],
    ['(+ 9007199254740990/9007199254740991 1/9007199254740991)', '1'],
    ['(* 9007199254740991/2 2/9007199254740991)', '1'],
    ['(+ 1/9007199254740991 1/9007199254740990)', 'limit-exceeded 1:1'],
    ['(* 1/9007199254740991 1/2)', 'limit-exceeded 1:1'],
    ['(+ 1/2 10000000000000000)', 'limit-exceeded 1:1'],
    ['(number-2-fraction 0.3333333333333333)', 'limit-exceeded 1:1'],
    ['(/ 1/2 0)', 'division-by-zero 1:1'],
    ['(Fraction 1 0)', 'division-by-zero 1:1'],
    ['(reciprocal 0)', 'division-by-zero 1:1'],
    ['(floor -1/2)', '-1'],
    ['(== 1/3 0.3333333333333333)', 'false'],
    ['(< 0.3333333333333333 1/3 0.3333333333333334)', 'true'],
    ['(contains (Set 1/2 3) 0.5)', 'true'],
    ['(numerator 0.5)', 'invalid-arguments 1:1'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})
