import { power, type Real, realToNum } from '../arithmetic'
import { fail } from '../errors'
import { integerPower } from '../fractions'
import {
  absoluteNum,
  acosNum,
  asinNum,
  atan2Num,
  atanNum,
  compareNum,
  cosDegreesNum,
  cosNum,
  degreesToRadians,
  expNum,
  log2Num,
  log10Num,
  logNum,
  type Num,
  piNum,
  radiansToDegrees,
  rootNum,
  sinDegreesNum,
  sinNum,
  subtractNum,
  tanDegreesNum,
  tanNum,
} from '../numbers'
import { builtin, type Table } from './builtin'
import { real } from './parameters'

export const constants = { PI: piNum, E: expNum(1), SQRT2: rootNum(2, 2) }

/** Roots take as long as some fifty steps, the series behind the other functions as long as some hundreds. */
const ROOT_COST = 50
const SERIES_COST = 500

function numberFunction(work: (x: Num) => Num, cost = SERIES_COST) {
  return builtin([real], (_, value) => work(realToNum(value)), { cost })
}

function squareRoot(x: Num): Num {
  return compareNum(x, 0) < 0 ? fail('invalid-arguments', `sqrt: ${x} is negative`) : rootNum(x, 2)
}

function cubeRoot(x: Num): Num {
  return compareNum(x, 0) < 0 ? subtractNum(0, rootNum(absoluteNum(x), 3)) : rootNum(x, 3)
}

function logarithm(name: string, work: (x: Num) => Num) {
  return numberFunction((x) =>
    compareNum(x, 0) > 0 ? work(x) : fail('invalid-arguments', `${name}: ${x} is not positive`),
  )
}

/** The inverse of sine or cosine. */
function arc(name: string, work: (x: Num) => Num) {
  return numberFunction((x) =>
    compareNum(absoluteNum(x), 1) > 0 ? fail('invalid-arguments', `${name}: ${x} is not from -1 to 1`) : work(x),
  )
}

function tangentOfDegrees(x: Num): Num {
  return tanDegreesNum(x) ?? fail('invalid-arguments', `tan-deg: ${x} degrees have no tangent`)
}

/** Small powers of integers, as most are. */
function fastPower(base: number, exponent: number): number | undefined {
  const result = exponent < 0 ? Number.NaN : integerPower(base, exponent)
  return Number.isSafeInteger(result) ? result + 0 : undefined
}

function powerOf(base: Real, exponent: Real): Real {
  const fast = typeof base === 'number' && typeof exponent === 'number' ? fastPower(base, exponent) : undefined
  return fast ?? power(base, exponent)
}

export const functions = {
  sqrt: numberFunction(squareRoot, ROOT_COST),
  cbrt: numberFunction(cubeRoot, ROOT_COST),
  pow: builtin([real, real], (_, base, exponent) => powerOf(base, exponent), { cost: SERIES_COST, fast: fastPower }),
  exp: numberFunction(expNum),
  log: logarithm('log', logNum),
  log2: logarithm('log2', log2Num),
  log10: logarithm('log10', log10Num),
  sin: numberFunction(sinNum),
  cos: numberFunction(cosNum),
  tan: numberFunction(tanNum),
  'sin-deg': numberFunction(sinDegreesNum),
  'cos-deg': numberFunction(cosDegreesNum),
  'tan-deg': numberFunction(tangentOfDegrees),
  asin: arc('asin', asinNum),
  acos: arc('acos', acosNum),
  atan: numberFunction(atanNum),
  atan2: builtin([real, real], (_, y, x) => atan2Num(realToNum(y), realToNum(x)), { cost: SERIES_COST }),
  deg2rad: numberFunction(degreesToRadians, ROOT_COST),
  rad2deg: numberFunction(radiansToDegrees, ROOT_COST),
} satisfies Table
