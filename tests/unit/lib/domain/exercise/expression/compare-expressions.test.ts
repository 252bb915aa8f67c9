import fc from 'fast-check'
import {
  type Comparison,
  compareExpressions,
  haveSameValues,
} from '@/lib/domain/exercise/grade/expression/compare-expressions'
import { hasForm } from '@/lib/domain/exercise/grade/expression/expression-forms'
import { valueAt } from '@/lib/domain/exercise/grade/expression/value-at'
import type { AlgebraicExpression } from '@/lib/domain/exercise/model/expression/expression'
import { parseExpression } from '@/lib/domain/exercise/model/expression/parse-expression'
import type { ExpressionForm } from '@/lib/domain/exercise/model/kinds'
import { rational } from '@/lib/domain/exercise/model/rational'

const VARIABLES = ['x', 'y']

function read(typed: string): AlgebraicExpression {
  const result = parseExpression(typed, VARIABLES)
  if (result.kind === 'fault') throw new Error(`${typed}: ${result.fault}`)
  return result.expression
}

const compare = (typed: string, right: string) => compareExpressions(read(typed), read(right), VARIABLES)

test.each<[string, string, Comparison]>([
  ['x(3x-6)', '3x(x-2)', 'same'],
  ['-3x(2-x)', '3x(x-2)', 'same'],
  ['(x+y)^2', 'x^2+2xy+y^2', 'same'],
  ['(x+y)^2', 'x^2+y^2', 'different'],
  ['0,5x', 'x/2', 'same'],
  ['2x/4', 'x/2', 'same'],
  ['x^-2', '1/(x^2)', 'same'],
  ['1/(x-1)-1/(x+1)', '2/(x^2-1)', 'same'],
  ['√12', '2√3', 'same'],
  ['√(4/3)', '2/√3', 'same'],
  ['6/√3', '2√3', 'same'],
  ['1/(√3-√2)', '√3+√2', 'same'],
  ['√2+√3', '√5', 'different'],
  ['√6', '√2*√3', 'same'],
  ['9^(1/2)', '3', 'same'],
  ['√(4x)', '2√x', 'same'],
  ['|2-x|', '|x-2|', 'same'],
  ['|2x|', '2|x|', 'same'],
  ['|x|^2', 'x^2', 'same'],
  ['√(x^2)', 'x', 'different'],
  ['√(x^2)', '|x|', 'unknown'],
  ['√(2-x)', '√(x-2)', 'unknown'],
  ['√(x+1)', '√(x+2)', 'different'],
  ['2πx', '2xπ', 'same'],
  ['3,14x', 'πx', 'different'],
  ['(x^2-1)/(x-1)', 'x+1', 'narrower'],
  ['x+1', '(x^2-1)/(x-1)', 'same'],
  ['(x^3+x)/(x^2+1)', 'x', 'same'],
  ['(x^2-y^2)/(x-y)', 'x+y', 'narrower'],
  ['√x*√x', 'x', 'narrower'],
  ['1/(x-x)', 'x', 'different'],
  ['√(-4)', '2', 'different'],
  ['(x+y+1)^30', '1', 'different'],
])('%s beside %s: %s', (typed, right, expected) => {
  expect(compare(typed, right)).toBe(expected)
  const isSame = expected === 'same' || expected === 'narrower'
  expect(haveSameValues(read(typed), read(right), VARIABLES)).toBe(isSame)
})

test.each<[ExpressionForm, string, string, boolean]>([
  ['expanded', 'x^2-4', '(x-2)(x+2)', true],
  ['expanded', '(x-2)(x+2)', 'x^2-4', false],
  ['expanded', '2x+3x', '5x', false],
  ['expanded', '3xx', '3x^2', false],
  ['expanded', '3*2x', '6x', false],
  ['expanded', '3x/2+1', '1,5x+1', true],
  ['expanded', '(3/2)x^2*y', '1,5x^2*y', true],
  ['expanded', '-x+0,5', '0,5-x', true],
  ['expanded', '2(x+1)', '2x+2', false],
  ['expanded', '(3x+1)/2', '1,5x+0,5', false],
  ['factored', '3x(x-2)', '3x(x-2)', true],
  ['factored', '(x-2)x*3', '3x(x-2)', true],
  ['factored', '-3x(2-x)', '3x(x-2)', true],
  ['factored', 'x(3x-6)', '3x(x-2)', false],
  ['factored', '3(x^2-2x)', '3x(x-2)', false],
  ['factored', '3x^2-6x', '3x(x-2)', false],
  ['factored', '(x+3)^2', '(x+3)(x+3)', true],
  ['factored', '2(x-1)(x-1/2)', '(x-1)(2x-1)', true],
  ['factored', '2(x-1)(x-0,5)', '(x-1)(2x-1)', true],
  ['factored', '(x-1)(2x-1)', '2(x-1)(x-1/2)', true],
  ['factored', '(x-1)(x+1)(x^2+1)', '(x^2+1)(x-1)(x+1)', true],
  ['lowest-terms', '(x+1)/(x-1)', '(x+1)/(x-1)', true],
  ['lowest-terms', '(2x+2)/(2x-2)', '(x+1)/(x-1)', false],
  ['lowest-terms', '(x^2+x)/(x^2-x)', '(x+1)/(x-1)', false],
  ['lowest-terms', '-(x+1)/(1-x)', '(x+1)/(x-1)', true],
  ['lowest-terms', 'x+1', 'x+1', true],
  ['lowest-terms', '1/x+1/(x+1)', '(2x+1)/(x(x+1))', false],
  ['lowest-terms', 'x/3+2/3', '(x+2)/3', false],
  ['lowest-terms', '(1/3)(x+2)', '(x+2)/3', true],
  ['lowest-terms', '(1/3)*(x+2)/x', '(x+2)/(3x)', false],
  ['lowest-terms', 'x^-2', '1/(x^2)', true],
  ['lowest-terms', 'x^-1+1', '(x+1)/x', false],
  ['single-power', '2^7', '2^7', true],
  ['single-power', '2^(3+4)', '2^7', false],
  ['single-power', '27^-1', '3^-3', false],
  ['single-power', '0,1^5', '10^(-5)', false],
  ['single-power', '10^-5', '10^(-5)', true],
  ['single-power', 'x^-3', 'x^-3', true],
  ['single-power', 'x^2*x^5', 'x^7', false],
  ['completed-square', '(x+3)^2-7', '(x+3)^2-7', true],
  ['completed-square', '-7+(3+x)^2', '(x+3)^2-7', true],
  ['completed-square', '2(x+3)^2-18', '2(x+3)^2-18', true],
  ['completed-square', '(2x+6)^2/2-18', '2(x+3)^2-18', true],
  ['completed-square', 'x^2+6x+2', '(x+3)^2-7', false],
  ['completed-square', '(x+3)(x+3)-7', '(x+3)^2-7', false],
  ['completed-square', 'x(x+6)+2', '(x+3)^2-7', false],
])('%s: %s, where the author has %s, is %s', (form, typed, right, expected) => {
  expect(hasForm(form, read(typed), read(right))).toBe(expected)
})

/** Random expressions whose values stay small, with what they are at any point. */
const { expression } = fc.letrec<{ expression: AlgebraicExpression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .integer({ min: 0, max: 9 })
      .map((n) => ({ kind: 'number' as const, value: rational(BigInt(n), 1n), digits: `${n}` })),
    fc.constantFrom(...VARIABLES).map((name) => ({ kind: 'variable' as const, name })),
    fc.array(tie('expression'), { minLength: 2, maxLength: 3 }).map((terms) => ({ kind: 'sum' as const, terms })),
    fc
      .array(tie('expression'), { minLength: 2, maxLength: 2 })
      .map((factors) => ({ kind: 'product' as const, factors })),
    tie('expression').map((of) => ({ kind: 'opposite' as const, of })),
    fc.tuple(tie('expression'), fc.constantFrom('2', '3')).map(([base, digits]) => ({
      kind: 'power' as const,
      base,
      exponent: { kind: 'number' as const, value: rational(BigInt(digits), 1n), digits },
    })),
  ),
}))

/** The same value in another form: each step is a rule of algebra. */
function rewritten(of: AlgebraicExpression, random: () => number): AlgebraicExpression {
  const again = (inner: AlgebraicExpression) => rewritten(inner, random)
  switch (of.kind) {
    case 'sum':
      return { kind: 'sum', terms: shuffled(of.terms.map(again), random) }
    case 'product': {
      const [first, ...rest] = shuffled(of.factors.map(again), random)
      const [second] = rest
      // a(b + c) = ab + ac
      if (first && second?.kind === 'sum' && rest.length === 1)
        return { kind: 'sum', terms: second.terms.map((term) => ({ kind: 'product', factors: [first, term] })) }
      return { kind: 'product', factors: [first as AlgebraicExpression, ...rest] }
    }
    case 'opposite':
      return { kind: 'product', factors: [{ kind: 'opposite', of: ONE }, again(of.of)] }
    case 'power': {
      const times = of.exponent.kind === 'number' ? Number(of.exponent.value.numerator) : 1
      return { kind: 'product', factors: Array.from({ length: times }, () => again(of.base)) }
    }
    default:
      return random() < 0.5 ? of : { kind: 'sum', terms: [of, { kind: 'opposite', of: ONE }, ONE] }
  }
}

const ONE: AlgebraicExpression = { kind: 'number', value: rational(1n, 1n), digits: '1' }

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([left], [right]) => left - right)
    .map(([, item]) => item)
}

test('whatever is made of an expression by rules of algebra is the same, however it looks', () => {
  fc.assert(
    fc.property(expression, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (right, stream) => {
      const typed = rewritten(right, () => stream.next().value as number)
      expect(['same', 'unknown']).toContain(compareExpressions(typed, right, VARIABLES))
    }),
    { numRuns: 2000 },
  )
})

test('two that differ at some point are never the same', () => {
  fc.assert(
    fc.property(expression, expression, (left, right) => {
      const point = new Map([
        ['x', 1.37],
        ['y', -0.61],
      ])
      const [one, other] = [valueAt(left, point), valueAt(right, point)]
      fc.pre(Math.abs(one - other) > 1e-6 * Math.max(1, Math.abs(one)))
      expect(['different', 'unknown']).toContain(compareExpressions(left, right, VARIABLES))
    }),
    { numRuns: 2000 },
  )
})

test('the largest expressions are compared, or given up', () => {
  const right = read('x^2')
  for (const part of ['(x+y+1)^9', '(x+1)', '√(x+1)', '1/(x+y)', 'x^30']) {
    for (const sign of ['*', '+']) {
      const typed = Array.from({ length: 200 / (part.length + 1) }, () => part).join(sign)
      expect(['different', 'unknown']).toContain(compareExpressions(read(typed), right, VARIABLES))
    }
  }
})
