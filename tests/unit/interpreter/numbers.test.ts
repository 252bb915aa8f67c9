import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { exe } from './exe'

const SEED = 20261120
/** Prints as a Number does. */
const Number16 = Decimal.clone({ precision: 16, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -400, toExpPos: 21 })
/** Shows more digits of a function than a Number has, to be rounded once. */
const Wide = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
/** Rounds no sum, product or remainder of two Numbers of these tests. */
const Exact = Decimal.clone({ precision: 200 })

function rounded(value: Decimal): string {
  return new Number16(value).toSignificantDigits(16).toString()
}

/** Numbers of up to 16 digits of all sizes from 10^-20 to 10^20, short ones as often as long ones. */
function numbers(min = -20, max = 20, isSigned = true): fc.Arbitrary<Decimal> {
  const digits = fc.integer({ min: 1, max: 16 }).chain((n) => fc.bigInt({ min: 1n, max: 10n ** BigInt(n) - 1n }))
  const sign = isSigned ? fc.constantFrom(1, -1) : fc.constant(1)
  return fc
    .tuple(digits, fc.integer({ min, max }), sign)
    .map(([n, size, s]) => new Wide(`${n}e${size - String(n).length}`).times(s))
}

function text(value: Decimal): string {
  return value.toFixed()
}

describe('arithmetic keeps 16 digits and rounds half away from zero', () => {
  test.each(['+', '-', '*', '/'] as const)('%s is the true result, rounded once', (operator) => {
    const methods = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'dividedBy' } as const
    fc.assert(
      fc.property(numbers(), numbers(), (a, b) => {
        const expected = new Exact(a)[methods[operator]](b)
        expect(exe(`(${operator} ${text(a)} ${text(b)})`)).toBe(rounded(expected))
      }),
      { seed: SEED },
    )
  })

  test('integer quotients and remainders are exact', () => {
    fc.assert(
      fc.property(numbers(), numbers(), (a, b) => {
        const rest = new Exact(a).modulo(b)
        expect(exe(`(rem ${text(a)} ${text(b)})`)).toBe(rounded(rest))
        expect(exe(`(quot ${text(a)} ${text(b)})`)).toBe(rounded(new Exact(a).dividedToIntegerBy(b)))
        const floored = rest.isZero() || rest.isNegative() === b.isNegative() ? rest : rest.plus(b)
        expect(exe(`(mod ${text(a)} ${text(b)})`)).toBe(rounded(floored))
      }),
      { seed: SEED },
    )
  })

  test('comparison is exact', () => {
    fc.assert(
      fc.property(numbers(-3, 3), numbers(-3, 3), (a, b) => {
        const [x, y] = [text(a), text(b)]
        const expected = `[${a.lessThan(b)} ${a.equals(b)} ${a.greaterThan(b)}]`
        expect(exe(`[(< ${x} ${y}) (== ${x} ${y}) (> ${x} ${y})]`)).toBe(expected)
      }),
      { seed: SEED },
    )
  })

  test('rounding goes half away from zero at every place', () => {
    fc.assert(
      fc.property(numbers(-6, 12), fc.integer({ min: 0, max: 8 }), (a, places) => {
        expect(exe(`(round ${text(a)} ${places})`)).toBe(rounded(a.toDecimalPlaces(places)))
        expect(exe(`[(floor ${text(a)}) (ceil ${text(a)}) (trunc ${text(a)})]`)).toBe(
          `[${[a.floor(), a.ceil(), a.trunc()].map((n) => rounded(n).replace(/^-0$/, '0')).join(' ')}]`,
        )
      }),
      { seed: SEED },
    )
  })

  test.each([
    ['(* -1 0)', '0'],
    ['(/ 0 -5)', '0'],
    ['(round -0.4)', '0'],
    ['(+ 0.1 0.2)', '0.3'],
    ['(/ 2 3)', '0.6666666666666667'],
    ['(+ 9007199254740991 1)', '9007199254740992'],
    ['(- (+ 9007199254740991 1) 1)', '9007199254740991'],
    ['(* 9007199254740991 9007199254740991)', '8.112963841460666e+31'],
    ['100000000000000000000', '100000000000000000000'],
    ['(* 1000000000000 1000000000)', '1e+21'],
    ['(/ 1 10000000000)', '0.0000000001'],
    ['(- 5)', '-5'],
    ['(/ 8)', '0.125'],
    ['(- 10 1 2 3)', '4'],
    ['(round 1250 -2)', '1300'],
    ['(round -1250 -2)', '-1300'],
    ['(round 1/3 2)', '0.33'],
    ['(round 5/2)', '3'],
    ['(pow 10 401)', 'limit-exceeded 1:1'],
    ['(pow 10 -401)', '0'],
    ['(exp 100000)', 'limit-exceeded 1:1'],
    ['(/ 1 0)', 'division-by-zero 1:1'],
    ['(mod 1.5 0)', 'division-by-zero 1:1'],
    ['(quot 1/2 0)', 'division-by-zero 1:1'],
    ['(quot -7.5 2)', '-3'],
    ['(quot 0.8999999999999999 0.3)', '2'],
    ['(quot 2823.65 0.0000000051117)', '552389615979'],
    ['(sum [0.1 0.2 1/2])', '0.8'],
    ['(max 1/2 0.5 1/3)', '1/2'],
    ['(* 1/2 0.3)', '0.15'],
    ['(+ 1/2 1/2)', '1'],
    ['(typeof (+ 1/2 1/2))', 'Fraction'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})

test.each([
  ['(quot 2823.65 0.0000000051117)', '552389615979'],
  ['(quot -2823.65 0.0000000051117)', '-552389615979'],
  ['(quot 7.5 0.1)', '75'],
  ['(quot 0.3 0.1)', '3'],
  ['(quot 100000000000000000000 3)', '33333333333333330000'],
  ['(quot 1 1000000000000000000000000)', '0'],
  ['(rem 2823.65 0.0000000051117)', '0.0000000001457'],
  ['(mod -2823.65 0.0000000051117)', '0.000000004966'],
])('%s is worked out with exact integers: %s', (source, printed) => {
  expect(exe(source)).toBe(printed)
})

describe('angles in degrees', () => {
  test.each([
    ['sin-deg', '[0 0.5 1 0.5 0 -0.5 -1 -0.5 0]', '[0 30 90 150 180 210 270 330 360]'],
    ['cos-deg', '[1 0.5 0 -0.5 -1 -0.5 0 0.5 1]', '[0 60 90 120 180 240 270 300 360]'],
    ['tan-deg', '[0 1 -1 0 1 -1 0]', '[0 45 135 180 225 315 360]'],
    ['sin-deg', '[-0.5 -1 0.5 0]', '[-30 -90 390 3600000000]'],
    ['tan-deg', '[-1 1 1]', '[-45 -135 405]'],
    ['cos-deg', '[0.5 0 0.5]', '[-60 -90 60/1]'],
  ])('%s is exact where it is rational: %s', (name, values, angles) => {
    expect(exe(`(map ${name} ${angles})`)).toBe(values)
  })

  test.each([
    ['(sin-deg 45)', '0.7071067811865475'],
    ['(sin-deg 60)', '0.8660254037844386'],
    ['(cos-deg 30)', '0.8660254037844386'],
    ['(cos-deg 45)', '0.7071067811865475'],
    ['(tan-deg 30)', '0.5773502691896258'],
    ['(tan-deg 60)', '1.732050807568877'],
    ['(tan-deg 120)', '-1.732050807568877'],
    ['(sin-deg 12.5)', '0.2164396139381029'],
    ['(sin-deg 1/2)', '0.008726535498373935'],
    ['(sin-deg -0.000000000000000001)', '-0.0000000000000000000174532925199433'],
    ['(cos-deg 90.00000000000001)', '-0.000000000000000174532925199433'],
    ['(sin-deg 36012.5)', '0.2164396139381029'],
  ])('%s has 16 digits: %s', (source, printed) => {
    expect(exe(source)).toBe(printed)
  })

  test.each(['90', '-90', '270', '450', '990'])('tan-deg has no value at %s degrees', (angle) => {
    expect(exe(`(tan-deg ${angle})`)).toBe('invalid-arguments 1:1')
  })
})

describe('functions give the Number nearest to the true value', () => {
  const positive = numbers(-20, 20, false)
  const unit = numbers(-12, 0)
  test.each<[string, fc.Arbitrary<Decimal>, (x: Decimal) => Decimal]>([
    ['sqrt', positive, (x) => x.sqrt()],
    ['cbrt', numbers(), (x) => x.cbrt()],
    ['exp', numbers(-12, 2), (x) => x.exp()],
    ['log', positive, (x) => x.ln()],
    ['log2', positive, (x) => x.log(2)],
    ['log10', positive, (x) => x.log(10)],
    ['sin', numbers(-12, 6), (x) => x.sin()],
    ['cos', numbers(-12, 6), (x) => x.cos()],
    ['tan', numbers(-12, 6), (x) => x.tan()],
    ['asin', unit, (x) => x.asin()],
    ['acos', unit, (x) => x.acos()],
    ['atan', numbers(), (x) => x.atan()],
  ])('%s', (name, arguments_, oracle) => {
    fc.assert(
      fc.property(arguments_, (x) => {
        expect(exe(`(${name} ${text(x)})`)).toBe(rounded(oracle(x)))
      }),
      { seed: SEED, numRuns: 30 },
    )
  })

  test('pow', () => {
    fc.assert(
      fc.property(numbers(-2, 2, false), numbers(-3, 2), fc.integer({ min: -90, max: 90 }), (base, x, n) => {
        expect(exe(`(pow ${text(base)} ${text(x)})`)).toBe(rounded(base.pow(x)))
        expect(exe(`(pow -${text(base)} ${n})`)).toBe(rounded(base.negated().pow(n)))
      }),
      { seed: SEED, numRuns: 30 },
    )
  })

  test('atan2', () => {
    fc.assert(
      fc.property(numbers(-6, 6), numbers(-6, 6), (y, x) => {
        expect(exe(`(atan2 ${text(y)} ${text(x)})`)).toBe(rounded(Wide.atan2(y, x)))
      }),
      { seed: SEED, numRuns: 30 },
    )
  })

  test.each([
    ['(pow 0 0)', '1'],
    ['(pow 0 -1)', 'division-by-zero 1:1'],
    ['(pow -8 1/3)', 'invalid-arguments 1:1'],
    ['(pow 4 1/2)', '2'],
    ['(pow 2/3 -3)', '27/8'],
    ['(pow 3 33)', '5559060566555523'],
    ['(pow 1.000000000000001 9007199254740991)', '8161.630586243595'],
    ['(pow -1 9007199254740991)', '-1'],
    ['(sqrt -1)', 'invalid-arguments 1:1'],
    ['(log 0)', 'invalid-arguments 1:1'],
    ['(log10 1000)', '3'],
    ['(asin 1.1)', 'invalid-arguments 1:1'],
    ['(sin 10000000000000000)', 'invalid-arguments 1:1'],
    ['[(atan2 0 0) (atan2 1 0) (atan2 0 -1)]', '[0 1.570796326794897 3.141592653589793]'],
    ['(sin (/ 1 1000000000000000000000000000000))', '0.000000000000000000000000000001'],
    ['(sqrt 1/4)', '0.5'],
    // Results that are kept are those of their own arguments.
    ['(map #(pow (head %) (last %)) [[0.5 -2] [-2 0] [0.25 0.5] [0.5 -2]])', '[4 1 0.5 4]'],
    [
      '(map #(atan2 (head %) (last %)) [[0 -1] [-1 0] [1 0] [0 -1]])',
      '[3.141592653589793 -1.570796326794897 1.570796326794897 3.141592653589793]',
    ],
    ['[(== (sqrt 2) (sqrt 3)) (== (cbrt 2) (sqrt 2)) (== (sqrt 2) (sqrt 2))]', '[false false true]'],
  ])('%s is %s', (source, value) => {
    expect(exe(source)).toBe(value)
  })
})
