import fc from 'fast-check'
import type { AlgebraicExpression } from '@/lib/domain/exercise/model/expression/expression'
import { layOut } from '@/lib/domain/exercise/model/expression/expression-layout'
import { MAX_EXPRESSION_LENGTH, parseExpression } from '@/lib/domain/exercise/model/expression/parse-expression'
import { formulaTex } from '@/lib/domain/exercise/model/formula/formula-tex'

const VARIABLES = ['x', 'y', 'a', 'b']

const expressionTex = (expression: AlgebraicExpression) => formulaTex(layOut(expression))

function tex(typed: string): string {
  const read = parseExpression(typed, VARIABLES)
  return read.kind === 'expression' ? expressionTex(read.expression) : read.fault
}

test.each([
  ['3x(x-2)', '3x\\left(x-2\\right)'],
  ['3*x*(x-2)', '3x\\left(x-2\\right)'],
  ['3·x·(x−2)', '3x\\left(x-2\\right)'],
  ['x²-9', 'x^{2}-9'],
  ['x⁻³', 'x^{-3}'],
  ['x^-3', 'x^{-3}'],
  ['x^(a+1)', 'x^{a+1}'],
  ['-x^2', '-x^{2}'],
  ['(-x)^2', '\\left(-x\\right)^{2}'],
  ['(x/2)^2', '\\left(\\frac{x}{2}\\right)^{2}'],
  ['2^3^2', '2^{3^{2}}'],
  ['(x+1)/(x-1)', '\\frac{x+1}{x-1}'],
  ['6:2*3', '\\frac{6}{2}\\cdot 3'],
  ['2,5x', '2{,}5x'],
  ['2.5x', '2{,}5x'],
  ['2*3', '2\\cdot 3'],
  ['a-(b-x)', 'a-\\left(b-x\\right)'],
  ['a+-b', 'a-b'],
  ['2√5', '2\\sqrt{5}'],
  ['sqrt(x+1)', '\\sqrt{x+1}'],
  ['2|x-3|', '2\\left|x-3\\right|'],
  ['|2(|x-1|)|', '\\left|2\\left|x-1\\right|\\right|'],
  ['2pi', '2\\pi '],
  ['[x+1]y', '\\left(x+1\\right)y'],
  ['X', 'x'],
])('%s is shown as %s', (typed, expected) => {
  expect(tex(typed)).toBe(expected)
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x+', 'missing-operand'],
  ['x+*2', 'missing-operand'],
  ['()', 'unopened'],
  ['(x+1', 'unclosed'],
  ['x+1)', 'unopened'],
  ['|x', 'unclosed'],
  ['|x|y|', 'missing-operand'],
  ['1/2x', 'two-fractions'],
  ['x/y/a', 'two-fractions'],
  ['1 000', 'spaced-digits'],
  ['x2', 'number-behind'],
  ['(x+1)2', 'number-behind'],
  ['1,2,3', 'decimal-mark'],
  ['z', 'unknown-letter'],
  ['x=3', 'relation'],
  ['x≤3', 'relation'],
  ['x$', 'unknown-character'],
  ['('.repeat(60), 'too-deep'],
  ['x'.repeat(MAX_EXPRESSION_LENGTH + 1), 'too-long'],
])('%j is no expression: %s', (typed, fault) => {
  expect(tex(typed)).toBe(fault)
})

test('a lower-case letter is not taken for an upper-case one that the task has too', () => {
  const read = parseExpression('aA', ['a', 'A'])
  expect(read.kind === 'expression' && expressionTex(read.expression)).toBe('aA')
})

test('whatever is typed is read or is a fault, and is never thrown', () => {
  const character = fc.constantFrom(...'0123456789xyab+-*/^()|√π,.²³ =:{}é\\$')
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: character, maxLength: 60 }),
  )
  fc.assert(
    fc.property(anything, (typed) => {
      expect(['expression', 'fault']).toContain(parseExpression(typed, VARIABLES).kind)
    }),
    { numRuns: 20_000 },
  )
})
