import { fromDecimalDigits } from '../rational'
import type { AlgebraicExpression, ExpressionFault, ReadExpression } from './expression'
import { type Token, tokensOf } from './tokens'

export const MAX_EXPRESSION_LENGTH = 200
/** Of brackets, roots and exponents within each other: each is a call of the reader within another. */
const MAX_DEPTH = 30

/**
 * Reads an expression as one types it on a plain keyboard: `3x(x-2)`, `x^2-9`, `(a+b)/2`, `2√5`, `|x-1|`, `x²`. A point or
 * a comma is the decimal mark. What people read in two ways, such as `1/2x`, is a fault that asks for brackets.
 * Never throws.
 *
 * @param variables the letters that may stand in it, as the task writes them.
 */
export function parseExpression(typed: string, variables: readonly string[]): ReadExpression {
  if (typed.length > MAX_EXPRESSION_LENGTH) return { kind: 'fault', fault: 'too-long', found: '' }
  try {
    return { kind: 'expression', expression: new Reader(tokensOf(typed), variables).readAll() }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'fault', fault: error.fault, found: error.found }
    throw error
  }
}

class Unreadable extends Error {
  constructor(
    readonly fault: ExpressionFault,
    readonly found = '',
  ) {
    super(fault)
  }
}

/** Reads by recursive descent, a method for each level of precedence from the loosest. */
class Reader {
  private at = 0
  /** What is open, from outside: a bar closes only what a bar opened last. */
  private readonly open: ('(' | '|' | 'root' | 'exponent')[] = []

  constructor(
    private readonly tokens: readonly Token[],
    private readonly variables: readonly string[],
  ) {}

  readAll(): AlgebraicExpression {
    if (this.tokens.length === 0) throw new Unreadable('empty')
    const expression = this.readSum()
    const { next } = this
    if (next) throw faultOf(next)
    return expression
  }

  private readSum(): AlgebraicExpression {
    const isOpposite = this.takes('-')
    if (!isOpposite) this.takes('+')
    const first = this.readTerm()
    const terms = [isOpposite ? opposite(first) : first]
    for (;;) {
      if (this.takes('+')) terms.push(this.readTerm())
      else if (this.takes('-')) terms.push(opposite(this.readTerm()))
      else return terms.length > 1 ? { kind: 'sum', terms } : only(terms)
    }
  }

  private readTerm(): AlgebraicExpression {
    let factors = this.readRow()
    for (;;) {
      if (this.takes('*')) factors.push(...this.readRow())
      else if (this.takes('/')) {
        const divisors = this.readRow()
        // `1/2x` is half of x for some and one over 2x for others, and so is what two slashes part.
        if (divisors.length > 1 || this.sees('/')) throw new Unreadable('two-fractions')
        factors = [{ kind: 'quotient', dividend: product(factors), divisor: only(divisors) }]
      } else return product(factors)
    }
  }

  /** Factors beside each other, without a sign between them: `3x(x-2)`. */
  private readRow(): AlgebraicExpression[] {
    const factors = [this.takes('-') ? opposite(this.readPower()) : this.readPower()]
    for (let { next } = this; next && beginsFactor(next, this.open.at(-1)); next = this.next) {
      if (next.kind === 'number') {
        const isSplit = this.tokens[this.at - 1]?.kind === 'number'
        throw new Unreadable(isSplit ? 'spaced-digits' : 'number-behind', next.text)
      }
      factors.push(this.readPower())
    }
    return factors
  }

  private readPower(): AlgebraicExpression {
    const base = this.readFactor()
    if (!this.takes('^')) return base
    const readExponent = () => (this.takes('-') ? opposite(this.readPower()) : this.readPower())
    return { kind: 'power', base, exponent: this.within('exponent', readExponent) }
  }

  private readFactor(): AlgebraicExpression {
    const { next } = this
    if (!next) throw new Unreadable('missing-operand')
    this.at += 1
    if (next.kind === 'number') return numberOf(next.text)
    if (next.kind === 'letter') return this.variable(next.text)
    switch (next.text) {
      case 'π':
        return { kind: 'pi' }
      case '√':
        return { kind: 'root', radicand: this.within('root', () => this.readFactor()) }
      case '(':
        return this.readBracketed('(', ')')
      case '|':
        return { kind: 'absolute', of: this.readBracketed('|', '|') }
      default:
        throw faultOf(next)
    }
  }

  private readBracketed(opening: '(' | '|', closing: ')' | '|'): AlgebraicExpression {
    const inner = this.within(opening, () => this.readSum())
    if (!this.takes(closing)) throw this.next ? faultOf(this.next) : new Unreadable('unclosed', opening)
    return inner
  }

  private within<Result>(what: (typeof this.open)[number], read: () => Result): Result {
    if (this.open.length >= MAX_DEPTH) throw new Unreadable('too-deep')
    this.open.push(what)
    const result = read()
    this.open.pop()
    return result
  }

  private variable(letter: string): AlgebraicExpression {
    const name = this.variables.includes(letter) ? letter : this.variables.find((each) => sameLetter(each, letter))
    if (name === undefined) throw new Unreadable('unknown-letter', letter)
    return { kind: 'variable', name }
  }

  private get next(): Token | undefined {
    return this.tokens[this.at]
  }

  private sees(sign: string): boolean {
    return this.next?.kind === 'sign' && this.next.text === sign
  }

  private takes(sign: string): boolean {
    const isThere = this.sees(sign)
    if (isThere) this.at += 1
    return isThere
  }
}

/** Whether a token can only be a further factor. A bar closes what a bar has opened. */
function beginsFactor({ kind, text }: Token, opened: string | undefined): boolean {
  if (kind !== 'sign') return kind !== 'unknown'
  return text === '(' || text === '√' || text === 'π' || (text === '|' && opened !== '|')
}

function faultOf({ kind, text }: Token): Unreadable {
  if (kind === 'sign') return new Unreadable(text === ')' || text === '|' ? 'unopened' : 'missing-operand', text)
  if (/^[=<>≤≥≠≈]$/.test(text)) return new Unreadable('relation', text)
  return new Unreadable('unknown-character', text)
}

function numberOf(digits: string): AlgebraicExpression {
  if (!/^\d+(?:[.,]\d+)?$/.test(digits)) throw new Unreadable('decimal-mark', digits)
  return { kind: 'number', value: fromDecimalDigits(digits.replace(',', '.')), digits }
}

function opposite(of: AlgebraicExpression): AlgebraicExpression {
  return { kind: 'opposite', of }
}

function product(factors: readonly AlgebraicExpression[]): AlgebraicExpression {
  return factors.length > 1 ? { kind: 'product', factors } : only(factors)
}

function only(expressions: readonly AlgebraicExpression[]): AlgebraicExpression {
  return expressions[0] as AlgebraicExpression // each reader gives one at least
}

/** Phones begin a field with a capital. */
function sameLetter(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}
