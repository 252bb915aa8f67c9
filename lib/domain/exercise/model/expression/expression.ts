import type { Rational } from '../rational'

/**
 * An algebraic expression as it was typed, a tree in which nothing is computed: `3x(x-2)` stays a product of three, so
 * that its form can be judged as well as its value.
 */
export type AlgebraicExpression =
  /** Not negative; `digits` as they were typed. */
  | { readonly kind: 'number'; readonly value: Rational; readonly digits: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'pi' }
  /** Two terms at least. What is subtracted is the opposite of a term. */
  | { readonly kind: 'sum'; readonly terms: readonly AlgebraicExpression[] }
  | { readonly kind: 'opposite'; readonly of: AlgebraicExpression }
  /** Two factors at least. */
  | { readonly kind: 'product'; readonly factors: readonly AlgebraicExpression[] }
  | { readonly kind: 'quotient'; readonly dividend: AlgebraicExpression; readonly divisor: AlgebraicExpression }
  | { readonly kind: 'power'; readonly base: AlgebraicExpression; readonly exponent: AlgebraicExpression }
  /** A square root. */
  | { readonly kind: 'root'; readonly radicand: AlgebraicExpression }
  | { readonly kind: 'absolute'; readonly of: AlgebraicExpression }

/** Why a text is no expression; what pupils are told of each stands in `expressionInputMessages`. */
export type ExpressionFault =
  | 'empty'
  | 'too-long'
  | 'too-deep'
  | 'unknown-character'
  | 'unknown-letter'
  | 'relation'
  | 'missing-operand'
  | 'unclosed'
  | 'unopened'
  | 'spaced-digits'
  | 'decimal-mark'
  | 'number-behind'
  | 'two-fractions'

/** A typed expression that was read, or why it was not and what of it is at fault. */
export type ReadExpression =
  | { readonly kind: 'expression'; readonly expression: AlgebraicExpression }
  | { readonly kind: 'fault'; readonly fault: ExpressionFault; readonly found: string }
