import { power, realToNum } from '../arithmetic'
import { fail } from '../errors'
import { integerPower } from '../fractions'
import { Dec, toDec, toNum } from '../numbers'
import { real } from './parameters'
import { builtin, type Table } from './table'

const LONG_PI = new Dec('3.14159265358979323846264338327950288')
const DEGREES_IN_PI = 180

export const constants = {
  PI: toNum(LONG_PI.toSignificantDigits()),
  E: toNum(new Dec(1).exp()),
  SQRT2: toNum(new Dec(2).sqrt()),
}

type Decimal = typeof LONG_PI

/** Roots take as long as some thirty steps, the series behind the other functions as long as some thousand. */
const ROOT_COST = 30
const SERIES_COST = 1000

function decimalFunction(work: (x: Decimal) => Decimal, cost = SERIES_COST) {
  return builtin([real], (_, value) => toNum(work(toDec(realToNum(value)))), { cost })
}

/** As decimalFunction, for a function that is defined only where `isInside` holds. */
function partialFunction(
  name: string,
  isInside: (x: Decimal) => boolean,
  domain: string,
  work: (x: Decimal) => Decimal,
  cost = SERIES_COST,
) {
  return decimalFunction((x) => {
    if (!isInside(x)) fail('invalid-arguments', `${name} is defined for ${domain} only, got ${x}`)
    return work(x)
  }, cost)
}

function isPositive(x: Decimal): boolean {
  return x.greaterThan(0)
}

function isInUnitInterval(x: Decimal): boolean {
  return x.abs().lessThanOrEqualTo(1)
}

/** Further out, the digits of a Number no longer say where in its period an angle is. */
const MAX_ANGLE = 1e15

function isAngle(x: Decimal): boolean {
  return x.abs().lessThanOrEqualTo(MAX_ANGLE)
}

function trigonometric(name: string, work: (x: Decimal) => Decimal) {
  return partialFunction(name, isAngle, 'angles up to 10^15', work)
}

export const functions = {
  sqrt: partialFunction(
    'sqrt',
    (x) => !x.lessThan(0),
    'numbers from 0 on',
    (x) => x.sqrt(),
    ROOT_COST,
  ),
  cbrt: decimalFunction((x) => x.cbrt(), ROOT_COST),
  pow: builtin(
    [real, real],
    (machine, base, exponent) => {
      machine.spend(typeof exponent === 'number' ? ROOT_COST : SERIES_COST)
      return power(base, exponent)
    },
    {
      fast(base, exponent) {
        const result = exponent < 0 ? Number.NaN : integerPower(base, exponent)
        return Number.isSafeInteger(result) ? result : undefined
      },
    },
  ),
  exp: decimalFunction((x) => x.exp()),
  log: partialFunction('log', isPositive, 'positive numbers', (x) => x.ln()),
  log2: partialFunction('log2', isPositive, 'positive numbers', (x) => x.log(2)),
  log10: partialFunction('log10', isPositive, 'positive numbers', (x) => x.log(10)),
  sin: trigonometric('sin', (x) => x.sin()),
  cos: trigonometric('cos', (x) => x.cos()),
  tan: trigonometric('tan', (x) => x.tan()),
  asin: partialFunction('asin', isInUnitInterval, 'numbers from -1 to 1', (x) => x.asin()),
  acos: partialFunction('acos', isInUnitInterval, 'numbers from -1 to 1', (x) => x.acos()),
  atan: decimalFunction((x) => x.atan()),
  atan2: builtin([real, real], (_, y, x) => toNum(Dec.atan2(realToNum(y), realToNum(x))), { cost: SERIES_COST }),
  deg2rad: decimalFunction((x) => LONG_PI.times(x).dividedBy(DEGREES_IN_PI), ROOT_COST),
  rad2deg: decimalFunction((x) => x.times(DEGREES_IN_PI).dividedBy(LONG_PI), ROOT_COST),
} satisfies Table
