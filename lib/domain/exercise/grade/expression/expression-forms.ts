import type { AlgebraicExpression } from '../../model/expression/expression'
import type { ExpressionForm } from '../../model/kinds'
import { greatestCommonDivisor, sameValue } from '../../model/rational'
import { constantValue, degree, nameOf, type Polynomial } from './polynomial'
import { Algebra, parted } from './quotient'

/** Whether an expression that is equal to the right one also has the form that is asked for. */
export function hasForm(form: ExpressionForm, typed: AlgebraicExpression, right: AlgebraicExpression): boolean {
  switch (form) {
    case 'expanded':
      return isExpanded(typed)
    case 'factored':
      return isAsFactoredAs(typed, right)
    case 'lowest-terms':
      return isInLowestTerms(typed, right)
    case 'single-power':
      return isSinglePower(typed) && hasBaseOf(right, typed)
    case 'completed-square':
      return isCompletedSquare(typed)
  }
}

/** A sum of products of numbers and powers of variables, like terms taken together: no brackets are left to open. */
function isExpanded(expression: AlgebraicExpression): boolean {
  const terms = expression.kind === 'sum' ? expression.terms : [expression]
  const { numerator } = new Algebra().quotientOf(expression)
  return terms.every(isMonomial) && terms.length === Math.max(1, numerator.size)
}

/** A number at most, and each variable once. What is divided by a number is such a product as well. */
function isMonomial(term: AlgebraicExpression): boolean {
  if (term.kind === 'opposite') return isMonomial(term.of)
  if (term.kind === 'quotient') return term.divisor.kind === 'number' && isMonomial(term.dividend)
  const names = (term.kind === 'product' ? term.factors : [term]).map(monomialFactor)
  return !names.includes(undefined) && new Set(names).size === names.length
}

/** The name of what a factor may stand in a product once for, or nothing when it is more than that. */
function monomialFactor(factor: AlgebraicExpression): string | undefined {
  switch (factor.kind) {
    case 'number':
    case 'pi':
      return factor.kind
    case 'variable':
      return factor.name
    case 'root':
      return factor.radicand.kind === 'number' ? 'root' : undefined
    case 'power':
      return factor.base.kind === 'variable' && factor.exponent.kind === 'number' ? factor.base.name : undefined
    case 'quotient':
      return factor.dividend.kind === 'number' && factor.divisor.kind === 'number' ? 'number' : undefined
    default:
      return undefined
  }
}

/** The same factors but for numbers, and as many numbers taken out of them as the author has. */
function isAsFactoredAs(typed: AlgebraicExpression, right: AlgebraicExpression): boolean {
  const [ours, theirs] = [factorsOf(typed), factorsOf(right)]
  const names = (factors: readonly Polynomial[]) => factors.map((factor) => nameOf(parted(factor).primitive)).sort()
  if (names(ours).join() !== names(theirs).join()) return false
  return !theirs.every(isPrimitive) || ours.every(isPrimitive)
}

/** No whole number is left to be taken out: `x-0,5` is as good as `x-1/2`, in which the half is a quotient. */
function isPrimitive(factor: Polynomial): boolean {
  const { numerator } = parted(factor).content
  return numerator === 1n || numerator === -1n
}

/** The factors that are no numbers, each as often as it is one. */
function factorsOf(expression: AlgebraicExpression): readonly Polynomial[] {
  switch (expression.kind) {
    case 'opposite':
      return factorsOf(expression.of)
    case 'product':
      return expression.factors.flatMap(factorsOf)
    case 'power': {
      const { exponent, base } = expression
      const times = exponent.kind === 'number' ? Number(exponent.value.numerator) : 1
      return Array.from({ length: times }, () => factorsOf(base)).flat()
    }
    case 'quotient':
      if (expression.divisor.kind === 'number') return factorsOf(expression.dividend)
  }
  const { numerator } = new Algebra().quotientOf(expression)
  return constantValue(numerator) ? [] : [numerator]
}

/**
 * One fraction of which nothing can be cancelled: no number, and as few variables below as in the author's, which is in
 * lowest terms.
 */
function isInLowestTerms(typed: AlgebraicExpression, right: AlgebraicExpression): boolean {
  if (!isOneFraction(typed)) return false
  const [ours, theirs] = [new Algebra().quotientOf(typed), new Algebra().quotientOf(right)]
  const [top, bottom] = [parted(ours.numerator).content, parted(ours.denominator).content]
  const areWhole = top.denominator === 1n && bottom.denominator === 1n
  return (
    degree(ours.denominator) <= degree(theirs.denominator) &&
    areWhole &&
    greatestCommonDivisor(top.numerator, bottom.numerator) === 1n
  )
}

/** At most one division, and nothing is added to it: a sum of fractions is what the task begins with. */
function isOneFraction(expression: AlgebraicExpression): boolean {
  switch (expression.kind) {
    case 'opposite':
      return isOneFraction(expression.of)
    case 'quotient':
      return !divides(expression.dividend) && !divides(expression.divisor)
    case 'power':
      return !divides(expression.base)
    case 'product': {
      const [fraction, another] = expression.factors.filter(divides)
      return another === undefined && (fraction === undefined || isOneFraction(fraction))
    }
    default:
      return !divides(expression)
  }
}

/** Whether something is divided by in it; a negative exponent divides too. */
function divides(expression: AlgebraicExpression): boolean {
  switch (expression.kind) {
    case 'quotient':
      return true
    case 'power':
      return expression.exponent.kind === 'opposite' || divides(expression.base)
    case 'opposite':
    case 'absolute':
      return divides(expression.of)
    case 'root':
      return divides(expression.radicand)
    case 'sum':
      return expression.terms.some(divides)
    case 'product':
      return expression.factors.some(divides)
    default:
      return false
  }
}

/** One number or letter with one exponent that is computed: `2^7`, not `2^(3+4)`. */
function isSinglePower(expression: AlgebraicExpression): boolean {
  if (expression.kind !== 'power') return false
  const exponent = expression.exponent.kind === 'opposite' ? expression.exponent.of : expression.exponent
  return SINGLE.has(expression.base.kind) && SINGLE.has(exponent.kind)
}

/** Whether it is a power of what the author's is one of: `27^-1` is no power of 3 as it stands. */
function hasBaseOf(right: AlgebraicExpression, typed: AlgebraicExpression): boolean {
  if (right.kind !== 'power' || typed.kind !== 'power') return true
  const [theirs, ours] = [right.base, typed.base]
  if (theirs.kind === 'number' && ours.kind === 'number') return sameValue(theirs.value, ours.value)
  if (theirs.kind === 'variable' && ours.kind === 'variable') return theirs.name === ours.name
  return theirs.kind === ours.kind
}

/** Each variable stands once. What is equal to a quadratic then has its linear term within the square. */
function isCompletedSquare(expression: AlgebraicExpression): boolean {
  const names = variablesOf(expression)
  return new Set(names).size === names.length
}

/** The name of each variable, as often as it stands there. */
function variablesOf(expression: AlgebraicExpression): readonly string[] {
  switch (expression.kind) {
    case 'number':
    case 'pi':
      return []
    case 'variable':
      return [expression.name]
    case 'sum':
      return expression.terms.flatMap(variablesOf)
    case 'product':
      return expression.factors.flatMap(variablesOf)
    case 'quotient':
      return [expression.dividend, expression.divisor].flatMap(variablesOf)
    case 'power':
      return [expression.base, expression.exponent].flatMap(variablesOf)
    case 'root':
      return variablesOf(expression.radicand)
    case 'opposite':
    case 'absolute':
      return variablesOf(expression.of)
  }
}

const SINGLE: ReadonlySet<AlgebraicExpression['kind']> = new Set(['number', 'variable', 'pi'])
