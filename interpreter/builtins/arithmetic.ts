import {
  absolute,
  add,
  ceiling,
  compareReals,
  divide,
  floor,
  modulo,
  multiply,
  negate,
  quotient,
  type Real,
  remainder,
  round,
  subtract,
  truncate,
} from '../arithmetic'
import { builtin, type FastPath, type Table } from './builtin'
import { integer, optional, real, rest } from './parameters'

/** Decimal arithmetic takes some three times as long as another step. */
const cost = 3

/** The result of integer arithmetic in doubles, which is exact as far as it is a safe integer; -0 becomes 0. */
function safe(work: (a: number, b: number) => number): FastPath {
  return (a, b) => {
    const result = work(a, b) + 0
    return Number.isSafeInteger(result) ? result : undefined
  }
}

/** With one argument `single` of it, with more the operation from left to right. */
function folding(operate: (a: Real, b: Real) => Real, single: (a: Real) => Real, fast?: FastPath) {
  return builtin(
    [real, rest(real)],
    (_, first, ...others) => (others.length === 0 ? single(first) : others.reduce(operate, first)),
    fast ? { cost, fast } : { cost },
  )
}

function itself(value: Real): Real {
  return value
}

function rounding(work: (value: Real) => Real) {
  return builtin([real], (_, value) => work(value), { cost })
}

export const arithmetic = {
  '+': folding(
    add,
    itself,
    safe((a, b) => a + b),
  ),
  '-': folding(
    subtract,
    negate,
    safe((a, b) => a - b),
  ),
  '*': folding(
    multiply,
    itself,
    safe((a, b) => a * b),
  ),
  '/': folding(
    divide,
    (value) => divide(1, value),
    safe((a, b) => a / b),
  ),
  mod: builtin([real, real], (_, a, b) => modulo(a, b), {
    cost,
    fast(a, b) {
      if (b <= 0) return undefined
      const rest = a % b
      return rest < 0 ? rest + b : rest + 0
    },
  }),
  rem: builtin([real, real], (_, a, b) => remainder(a, b), { cost }),
  quot: builtin([real, real], (_, a, b) => quotient(a, b), { cost }),
  abs: rounding(absolute),
  sign: rounding((value) => compareReals(value, 0)),
  min: folding((a, b) => (compareReals(b, a) < 0 ? b : a), itself),
  max: folding((a, b) => (compareReals(b, a) > 0 ? b : a), itself),
  floor: rounding(floor),
  ceil: rounding(ceiling),
  trunc: rounding(truncate),
  round: builtin([real, optional(integer)], (_, value, places = 0) => round(value, places), { cost }),
} satisfies Table
