import type { Real } from '../arithmetic'
import { fail } from '../errors'
import { greatestCommonDivisor, isFraction } from '../fractions'
import { checkSize } from '../limits'
import type { Machine } from '../machine'
import type { Num } from '../numbers'
import { isIntegerNum, isOddNum, readNum } from '../numbers'
import type { Value } from '../values'
import { builtin, type Table } from './builtin'
import { integer, natural, optional, real, rest, string, whole } from './parameters'
import { fromRoman, MAX_ROMAN, toRoman } from './roman'

const MAX_FACTORIAL = 20
const MAX_DIVIDEND = 1_000_000
/** A binomial coefficient with more factors than this is beyond 10^400 in any case. */
const MAX_BINOMIAL_FACTORS = 1500
/** Cutting a number into digits or factors takes as long as so many steps, and makes a Vector of some length. */
const PARTS_COST = 10
/** So many trial divisions take as long as one step. */
const DIVISIONS_PER_STEP = 8

function inRange(name: string, value: number, min: number, max: number): number {
  if (value >= min && value <= max) return value
  return fail('invalid-arguments', `${name} expects an integer from ${min} to ${max}, got ${value}`)
}

/** The smallest divisor of `n` from `start` on, or `n` itself. Above 3 only 6k ± 1 are tried. */
function smallestDivisor(machine: Machine, n: number, start: number): number {
  if (start <= 2 && n % 2 === 0) return 2
  if (start <= 3 && n % 3 === 0) return 3
  let candidate = Math.max(start, 5)
  for (
    let step = candidate % 6 === 5 ? 2 : 4, tried = 1;
    candidate * candidate <= n;
    candidate += step, step = 6 - step
  ) {
    if (candidate * Math.floor(n / candidate) === n) return candidate
    if (tried++ % DIVISIONS_PER_STEP === 0) machine.spend(1)
  }
  return n
}

function primeFactors(machine: Machine, value: number): number[] {
  const factors: number[] = []
  for (let [rest, divisor] = [value, 2]; rest > 1; rest /= divisor) {
    divisor = smallestDivisor(machine, rest, divisor)
    machine.spend(1)
    factors.push(divisor)
  }
  return factors
}

function divisors(value: number): number[] {
  const small: number[] = []
  for (let i = 1; i * i <= value; i++) if (value % i === 0) small.push(i)
  const large = small.map((divisor) => value / divisor).reverse()
  return large[0] === small.at(-1) ? [...small, ...large.slice(1)] : [...small, ...large]
}

/** Exact for as many digits as a Number has. */
function binomial(n: number, k: number): Value {
  const factors = Math.min(k, n - k)
  if (factors > MAX_BINOMIAL_FACTORS) fail('limit-exceeded', 'the number is too large')
  let result = factors < 0 ? 0n : 1n
  for (let i = 1; i <= factors; i++) result = (result * BigInt(n - factors + i)) / BigInt(i)
  return readNum(String(result))
}

function factorial(n: number): Value {
  let result = 1n
  for (let i = 2n; i <= BigInt(n); i++) result *= i
  return readNum(String(result))
}

function digits(value: Num): number[] {
  return Array.from(toDecimalDigits(value), Number)
}

function toDecimalDigits(value: Num): string {
  return typeof value === 'number' ? String(Math.abs(value)) : value.toFixed().replace('-', '')
}

/** Both ends belong to it. */
function range(machine: Machine, first: number, last: number, step: number): number[] {
  if (step === 0) fail('invalid-arguments', 'range: the step cannot be 0')
  const length = Math.max(Math.floor((last - first) / step) + 1, 0)
  checkSize(length)
  machine.spendElements(length)
  const result = new Array<number>(length)
  for (let i = 0; i < length; i++) result[i] = first + i * step
  return result
}

function isWhole(value: Real): boolean {
  return isFraction(value) ? value.denominator === 1 : isIntegerNum(value)
}

function lcm(a: number, b: number): number {
  const multiple = Math.abs(a === 0 ? 0 : (a / greatestCommonDivisor(a, b)) * b)
  return Number.isSafeInteger(multiple) ? multiple : fail('limit-exceeded', 'the multiple is beyond 2^53 - 1')
}

export const integers = {
  gcd: builtin([integer, rest(integer)], (_, first, ...others) =>
    others.reduce(greatestCommonDivisor, Math.abs(first)),
  ),
  lcm: builtin([integer, rest(integer)], (_, first, ...others) => others.reduce(lcm, Math.abs(first))),
  factorial: builtin([integer], (_, n) => factorial(inRange('factorial', n, 0, MAX_FACTORIAL)), { cost: 10 }),
  binomial: builtin([natural, natural], (machine, n, k) => {
    machine.spend(Math.min(k, MAX_BINOMIAL_FACTORS))
    return binomial(n, k)
  }),
  'is-prime': builtin([integer], (machine, n) => n > 1 && smallestDivisor(machine, n, 2) === n),
  'prime-factors': builtin(
    [integer],
    (machine, n) => primeFactors(machine, inRange('prime-factors', n, 1, Number.MAX_SAFE_INTEGER)),
    { cost: PARTS_COST },
  ),
  divisors: builtin([integer], (_, n) => divisors(inRange('divisors', n, 1, MAX_DIVIDEND)), { cost: 50 }),
  digits: builtin([whole], (_, n) => digits(n), { cost: PARTS_COST }),
  'digit-sum': builtin([whole], (_, n) => digits(n).reduce((sum, digit) => sum + digit, 0), { cost: PARTS_COST }),
  'is-integer': builtin([real], (_, value) => isWhole(value)),
  'is-even': builtin([whole], (_, n) => !isOddNum(n)),
  'is-odd': builtin([whole], (_, n) => isOddNum(n)),
  'num-to-roman': builtin([integer], (_, n) => toRoman(inRange('num-to-roman', n, 1, MAX_ROMAN))),
  'roman-to-num': builtin(
    [string],
    (_, text) => fromRoman(text) ?? fail('invalid-arguments', 'roman-to-num expects a numeral from I to MMMCMXCIX'),
  ),
  range: builtin([integer, integer, optional(integer)], (machine, first, last, step = 1) =>
    range(machine, first, last, step),
  ),
  range0: builtin([natural], (machine, n) => range(machine, 0, n - 1, 1)),
} satisfies Table
