import { add, multiply, type Rational, rational } from '../../model/rational'

/**
 * A polynomial with rational coefficients over any number of generators: variables, and roots and the like that stand for
 * themselves. Terms by their monomials, no coefficient of which is 0; a monomial is the exponents by generator, of
 * which none is 0.
 */
export type Polynomial = ReadonlyMap<string, Term>
export interface Term {
  readonly exponents: ReadonlyMap<string, number>
  readonly coefficient: Rational
}

/** What is more would keep the server busy; no task of a school comes near it. */
const MAX_TERMS = 400
const MAX_DEGREE = 60
const MAX_COEFFICIENT = 10n ** 60n

/** The expression is beyond what is computed exactly. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex'
}

export const ZERO: Polynomial = new Map()
export const ONE = constant(rational(1n, 1n))

export function constant(value: Rational): Polynomial {
  return value.numerator === 0n ? ZERO : toPolynomial([{ exponents: new Map(), coefficient: value }])
}

export function generator(name: string): Polynomial {
  return toPolynomial([{ exponents: new Map([[name, 1]]), coefficient: rational(1n, 1n) }])
}

export function plus(left: Polynomial, right: Polynomial): Polynomial {
  return toPolynomial([...left.values(), ...right.values()])
}

export function opposite(polynomial: Polynomial): Polynomial {
  return scaled(polynomial, rational(-1n, 1n))
}

export function scaled(polynomial: Polynomial, factor: Rational): Polynomial {
  return toPolynomial(
    [...polynomial.values()].map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) })),
  )
}

export function times(left: Polynomial, right: Polynomial): Polynomial {
  const terms = [...left.values()].flatMap((a) => [...right.values()].map((b) => timesTerm(a, b)))
  return toPolynomial(terms)
}

/** @param exponent an integer, not negative. */
export function toPower(base: Polynomial, exponent: number): Polynomial {
  if (exponent > MAX_DEGREE) throw new TooComplex()
  let power = ONE
  for (let factor = 0; factor < exponent; factor += 1) power = times(power, base)
  return power
}

export function isZero(polynomial: Polynomial): boolean {
  return polynomial.size === 0
}

export function samePolynomial(left: Polynomial, right: Polynomial): boolean {
  return isZero(plus(left, opposite(right)))
}

/** The value of a polynomial without generators. */
export function constantValue(polynomial: Polynomial): Rational | undefined {
  if (isZero(polynomial)) return rational(0n, 1n)
  const [term] = polynomial.values()
  return polynomial.size === 1 && term?.exponents.size === 0 ? term.coefficient : undefined
}

/** The largest sum of the exponents of a term; 0 for constants. */
export function degree(polynomial: Polynomial): number {
  return Math.max(0, ...[...polynomial.values()].map(degreeOf))
}

/** The quotient where the division leaves no remainder. */
export function dividedExactly(dividend: Polynomial, divisor: Polynomial): Polynomial | undefined {
  const leading = leadingTerm(divisor)
  if (!leading) return undefined
  let [rest, quotient] = [dividend, ZERO]
  for (let head = leadingTerm(rest); head; head = leadingTerm(rest)) {
    const step = dividedTerm(head, leading)
    if (!step) return undefined
    const part = toPolynomial([step])
    quotient = plus(quotient, part)
    rest = plus(rest, opposite(times(part, divisor)))
  }
  return quotient
}

/** A name that two polynomials share only when they are the same. */
export function nameOf(polynomial: Polynomial): string {
  return [...polynomial.keys()]
    .sort()
    .map((key) => {
      const { numerator, denominator } = (polynomial.get(key) as Term).coefficient // a key of its own
      return `${numerator}/${denominator}·${key}`
    })
    .join('+')
}

/** The first term in the lexicographic order of the exponents, generators by their names. */
export function leadingTerm(polynomial: Polynomial): Term | undefined {
  const names = [...new Set([...polynomial.values()].flatMap(({ exponents }) => [...exponents.keys()]))].sort()
  const before = (left: Term, right: Term) => {
    for (const name of names) {
      const difference = (right.exponents.get(name) ?? 0) - (left.exponents.get(name) ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  return [...polynomial.values()].sort(before)[0]
}

function toPolynomial(terms: readonly Term[]): Polynomial {
  const sum = new Map<string, Term>()
  for (const term of terms) {
    const key = monomialName(term)
    const present = sum.get(key)
    const coefficient = present ? add(present.coefficient, term.coefficient) : term.coefficient
    if (coefficient.numerator === 0n) sum.delete(key)
    else sum.set(key, { exponents: term.exponents, coefficient })
    const { numerator, denominator } = coefficient
    if (numerator > MAX_COEFFICIENT || -numerator > MAX_COEFFICIENT || denominator > MAX_COEFFICIENT)
      throw new TooComplex()
  }
  if (sum.size > MAX_TERMS) throw new TooComplex()
  return sum
}

function timesTerm(left: Term, right: Term): Term {
  const exponents = new Map(left.exponents)
  for (const [name, exponent] of right.exponents) exponents.set(name, (exponents.get(name) ?? 0) + exponent)
  const product = { exponents, coefficient: multiply(left.coefficient, right.coefficient) }
  if (degreeOf(product) > MAX_DEGREE) throw new TooComplex()
  return product
}

function dividedTerm(dividend: Term, divisor: Term): Term | undefined {
  const exponents = new Map(dividend.exponents)
  for (const [name, exponent] of divisor.exponents) {
    const left = (exponents.get(name) ?? 0) - exponent
    if (left < 0) return undefined
    if (left === 0) exponents.delete(name)
    else exponents.set(name, left)
  }
  const { numerator, denominator } = divisor.coefficient
  return { exponents, coefficient: multiply(dividend.coefficient, rational(denominator, numerator)) }
}

function degreeOf({ exponents }: Term): number {
  return [...exponents.values()].reduce((sum, exponent) => sum + exponent, 0)
}

function monomialName({ exponents }: Term): string {
  return [...exponents]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, exponent]) => `${name}^${exponent}`)
    .join('·')
}
