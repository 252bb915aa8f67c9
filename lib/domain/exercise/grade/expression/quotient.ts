import type { AlgebraicExpression } from '../../model/expression/expression'
import { greatestCommonDivisor, multiply, type Rational, rational } from '../../model/rational'
import {
  constant,
  constantValue,
  generator,
  isZero,
  leadingTerm,
  nameOf,
  ONE,
  opposite,
  type Polynomial,
  plus,
  scaled,
  TooComplex,
  times,
  toPower,
} from './polynomial'

/** A quotient of polynomials, not in lowest terms: two are the same when their products crosswise are. */
export interface Quotient {
  readonly numerator: Polynomial
  /** Not 0. */
  readonly denominator: Polynomial
}

/** It has no value for any numbers: a division by what is always 0, or the square root of a negative number. */
export class NeverDefined extends Error {
  override readonly name = 'NeverDefined'
}

const MAX_EXPONENT = 30n
/** Numbers under a root are taken apart into primes one by one. */
const MAX_RADICAND = 10n ** 10n

/**
 * Computes expressions exactly. Square roots of primes, π and variables are generators of their own; so are roots and
 * absolute values of what holds variables, of which nothing is known but their squares.
 */
export class Algebra {
  /** What the square of a generator is, for roots and absolute values. */
  private readonly squares = new Map<string, Polynomial>()
  /** Whether a difference proves nothing, since a generator stood for what may be equal to something else. */
  hasOpaque = false

  /** @throws NeverDefined, or TooComplex when it is beyond what a school asks. */
  quotientOf(expression: AlgebraicExpression): Quotient {
    switch (expression.kind) {
      case 'number':
        return whole(constant(expression.value))
      case 'variable':
        return whole(generator(expression.name))
      case 'pi':
        return whole(generator('π'))
      case 'sum':
        return expression.terms.map((term) => this.quotientOf(term)).reduce((sum, term) => this.sum(sum, term))
      case 'opposite':
        return this.product(whole(constant(rational(-1n, 1n))), this.quotientOf(expression.of))
      case 'product':
        return expression.factors
          .map((factor) => this.quotientOf(factor))
          .reduce((product, factor) => this.product(product, factor))
      case 'quotient':
        return this.product(this.quotientOf(expression.dividend), inverse(this.quotientOf(expression.divisor)))
      case 'power':
        return this.power(this.quotientOf(expression.base), this.quotientOf(expression.exponent))
      case 'root':
        return this.root(this.quotientOf(expression.radicand))
      case 'absolute':
        return this.absolute(this.quotientOf(expression.of))
    }
  }

  /** Whether two quotients are the same by the rules of computing; that they are not proves nothing beside `hasOpaque`. */
  isSame(left: Quotient, right: Quotient): boolean {
    const crosswise = this.reduced(times(left.numerator, right.denominator))
    return isZero(plus(crosswise, opposite(this.reduced(times(right.numerator, left.denominator)))))
  }

  private sum(left: Quotient, right: Quotient): Quotient {
    if (nameOf(left.denominator) === nameOf(right.denominator))
      return { numerator: plus(left.numerator, right.numerator), denominator: left.denominator }
    return {
      numerator: this.reduced(plus(times(left.numerator, right.denominator), times(right.numerator, left.denominator))),
      denominator: this.reduced(times(left.denominator, right.denominator)),
    }
  }

  private product(left: Quotient, right: Quotient): Quotient {
    return {
      numerator: this.reduced(times(left.numerator, right.numerator)),
      denominator: this.reduced(times(left.denominator, right.denominator)),
    }
  }

  private power(base: Quotient, exponent: Quotient): Quotient {
    const value = numberOf(exponent)
    if (value?.denominator === 2n) return this.power(this.root(base), whole(constant(rational(value.numerator, 1n))))
    if (value?.denominator !== 1n) return this.opaque(`(${quotientName(base)})^(${quotientName(exponent)})`)
    const { numerator: times } = value
    if (times > MAX_EXPONENT || -times > MAX_EXPONENT) throw new TooComplex()
    const { numerator, denominator } = times < 0n ? inverse(base) : base
    const count = Number(times < 0n ? -times : times)
    return {
      numerator: this.reduced(toPower(numerator, count)),
      denominator: this.reduced(toPower(denominator, count)),
    }
  }

  private root(radicand: Quotient): Quotient {
    const value = numberOf(radicand)
    if (value) return this.rootOfNumber(value)
    const bottom = constantValue(radicand.denominator)
    if (!bottom) return this.opaque(`√(${quotientName(radicand)})`)
    const { content, primitive } = parted(scaled(radicand.numerator, inverted(bottom)))
    // A sign stays under the root: √(2-x) has values, √(-1) · √(x-2) has none.
    const size = magnitude(content)
    const signed = content.numerator < 0n ? opposite(primitive) : primitive
    const name = `√(${nameOf(signed)})`
    this.squares.set(name, signed)
    return this.product(this.rootOfNumber(size), this.opaque(name))
  }

  /** √(12/5) is 2/5 · √3 · √5: a root of its own for each prime, whose square is known. */
  private rootOfNumber({ numerator, denominator }: Rational): Quotient {
    let rest = numerator * denominator
    if (rest < 0n) throw new NeverDefined()
    if (rest > MAX_RADICAND) throw new TooComplex()
    let root = constant(rational(rest === 0n ? 0n : 1n, denominator))
    for (let prime = 2n; prime * prime <= rest; prime += 1n) {
      for (; rest % (prime * prime) === 0n; rest /= prime * prime) root = scaled(root, rational(prime, 1n))
      if (rest % prime !== 0n) continue
      root = times(root, this.rootOfPrime(prime))
      rest /= prime
    }
    return whole(rest > 1n ? times(root, this.rootOfPrime(rest)) : root)
  }

  private rootOfPrime(prime: bigint): Polynomial {
    this.squares.set(`√${prime}`, constant(rational(prime, 1n)))
    return generator(`√${prime}`)
  }

  private absolute(of: Quotient): Quotient {
    const value = numberOf(of)
    if (value) return whole(constant(magnitude(value)))
    const [top, bottom] = [parted(of.numerator), parted(of.denominator)]
    const size = (primitive: Polynomial) => {
      if (constantValue(primitive)) return whole(ONE)
      const name = `|${nameOf(primitive)}|`
      this.squares.set(name, times(primitive, primitive))
      return this.opaque(name)
    }
    const content = multiply(magnitude(top.content), inverted(magnitude(bottom.content)))
    return this.product(whole(constant(content)), this.product(size(top.primitive), inverse(size(bottom.primitive))))
  }

  private opaque(name: string): Quotient {
    this.hasOpaque = true
    return whole(generator(name))
  }

  /** Puts what it is in the place of each square of a root or of an absolute value. */
  private reduced(polynomial: Polynomial): Polynomial {
    let sum: Polynomial = new Map()
    let isReduced = true
    for (const { exponents, coefficient } of polynomial.values()) {
      let term = constant(coefficient)
      for (const [name, exponent] of exponents) {
        const square = exponent > 1 ? this.squares.get(name) : undefined
        if (square) isReduced = false
        const rest = square ? toPower(generator(name), exponent % 2) : toPower(generator(name), exponent)
        term = times(term, square ? times(toPower(square, Math.floor(exponent / 2)), rest) : rest)
      }
      sum = plus(sum, term)
    }
    return isReduced ? polynomial : this.reduced(sum)
  }
}

function whole(numerator: Polynomial): Quotient {
  return { numerator, denominator: ONE }
}

function inverse({ numerator, denominator }: Quotient): Quotient {
  if (isZero(numerator)) throw new NeverDefined()
  return { numerator: denominator, denominator: numerator }
}

function numberOf({ numerator, denominator }: Quotient): Rational | undefined {
  const [top, bottom] = [constantValue(numerator), constantValue(denominator)]
  return top && bottom && multiply(top, inverted(bottom))
}

function inverted({ numerator, denominator }: Rational): Rational {
  return rational(denominator, numerator)
}

function magnitude({ numerator, denominator }: Rational): Rational {
  return rational(numerator < 0n ? -numerator : numerator, denominator)
}

function quotientName({ numerator, denominator }: Quotient): string {
  return `${nameOf(numerator)}:${nameOf(denominator)}`
}

/**
 * A polynomial as a number times one with integer coefficients that have no common divisor and of which the leading one
 * is positive.
 */
export function parted(polynomial: Polynomial): { readonly content: Rational; readonly primitive: Polynomial } {
  const coefficients = [...polynomial.values()].map(({ coefficient }) => coefficient)
  const top = coefficients.reduce((divisor, { numerator }) => greatestCommonDivisor(divisor, numerator), 0n)
  const bottom = coefficients.reduce((multiple, { denominator }) => lcm(multiple, denominator), 1n)
  const isNegative = (leadingTerm(polynomial)?.coefficient.numerator ?? 0n) < 0n
  const content = rational(isNegative ? -top : top, bottom)
  return { content, primitive: scaled(polynomial, inverted(content)) }
}

function lcm(left: bigint, right: bigint): bigint {
  return (left / greatestCommonDivisor(left, right)) * right
}
