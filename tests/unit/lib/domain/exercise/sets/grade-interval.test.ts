import fc from 'fast-check'
import { compare, type Rational, rational } from '@/lib/domain/exercise/model/rational'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { type ControlSource, grade } from '@/tests/support/exercise-builder'
import { type WrittenNumber, writtenNumber } from '@/tests/support/typed-sets'

type Props = Extract<ControlSource, { type: 'interval' }>['props']

const interval = (solution: string, props: Props = {}, feedback: ControlSource['feedback'] = []): ControlSource => ({
  type: 'interval',
  props,
  solution: JSON.stringify(solution),
  feedback,
})
const graded = (answer: string, control: ControlSource) => grade([control], [answer])

test.each([
  ['[1; 2[', '1 ≤ x < 2', 'correct'],
  ['[1; 2[', '2 > x >= 1', 'correct'],
  ['[1; 2[', 'x ≥ 1 és x < 2', 'correct'],
  ['[1; 2[', '[1; 2)', 'correct'],
  ['[1; 2[', '[1; 2]', 'wrong'],
  ['[1; 2[', ']1; 2[', 'wrong'],
  [']-∞; 3[', '3 > x', 'correct'],
  [']-∞; 3[', 'x < 6/2', 'correct'],
  ['R \\ {2}', 'x ≠ 2', 'correct'],
  ['R \\ {2}', ']-∞; 2[ ∪ ]2; ∞[', 'correct'],
  ['R \\ {2}', 'x < 2 vagy x > 2', 'correct'],
  ['R \\ {2}', 'R', 'wrong'],
  ['R', 'x < 3 vagy x > 2', 'correct'],
  ['R', 'minden szám', 'correct'],
  ['{}', 'x > 3 és x < 1', 'correct'],
  ['{}', 'nincs', 'correct'],
  ['[1; 3]', '[1; 2] ∪ [2; 3]', 'correct'],
  ['[1; 3]', '[1; 2[ ∪ ]2; 3]', 'wrong'],
  ['[1; 3]', '[1; 2[ ∪ {2} ∪ ]2; 3]', 'correct'],
  ['x = 2', '{2}', 'correct'],
  ['x = 2', '[2; 2]', 'correct'],
  ['R+', 'x > 0', 'correct'],
  ['[1; 2[', '[1, 2[', 'ungraded'],
  ['[1; 2[', '', 'ungraded'],
])('of %s, %j is %s', (solution, answer, outcome) => {
  expect(graded(answer, interval(solution)).outcome).toBe(outcome)
})

test('an equal set in another form than the task asks for is neither right nor wrong', () => {
  const { form, simplify } = setInputMessages.interval
  const brackets = interval('x < 2', { form: 'interval' })
  expect(graded('x < 2', brackets)).toMatchObject({ outcome: 'ungraded', feedback: form.interval })
  expect(graded(']-∞; 2[', brackets).outcome).toBe('correct')
  expect(graded('x < 3', brackets).outcome).toBe('wrong')
  const relations = interval('[1; 2[', { form: 'inequality' })
  expect(graded('[1; 2[', relations)).toMatchObject({ outcome: 'ungraded', feedback: form.inequality })
  expect(graded('1 ≤ x < 2', relations).outcome).toBe('correct')
  const together = interval('[1; 5]', { simplified: true })
  expect(graded('[1; 3] ∪ [2; 5]', together)).toMatchObject({ outcome: 'ungraded', feedback: simplify })
  expect(graded('[1; 5[ ∪ {5}', together).outcome).toBe('ungraded')
  expect(graded('[1; 5]', together).outcome).toBe('correct')
  expect(graded('x > 2 és x > 3', interval('x > 3', { simplified: true })).outcome).toBe('ungraded')
  expect(graded('x < 2 vagy x > 2', interval('x ≠ 2', { simplified: true })).outcome).toBe('correct')
})

test('conditions see the pieces from the left', () => {
  const when =
    '(== answer [{:to 1 :from-closed false :to-closed true} {:from 2 :to 17/3 :from-closed false :to-closed false}])'
  const control = interval('R', {}, [{ when, text: 'Látom.' }])
  expect(graded('2 < x < 17/3 vagy x ≤ 1', control).feedback).toBe('Látom.')
})

test('a rule names a wrong set in whatever form it is typed', () => {
  const control = interval('x < 2', {}, [{ when: '"x > 2"', text: 'Megfordult.' }])
  for (const answer of [']2; ∞[', '2 < x', '(2; oo)']) expect(graded(answer, control).feedback).toBe('Megfordult.')
  expect(graded('x > 3', control).feedback).toBeUndefined()
})

/** A piece of the number line, with what it says of a point. */
interface Piece {
  readonly from: WrittenNumber | undefined
  readonly to: WrittenNumber | undefined
  readonly hasFrom: boolean
  readonly hasTo: boolean
}

const piece: fc.Arbitrary<Piece> = fc
  .record({
    one: fc.option(writtenNumber, { nil: undefined, freq: 6 }),
    other: fc.option(writtenNumber, { nil: undefined, freq: 6 }),
    hasFrom: fc.boolean(),
    hasTo: fc.boolean(),
  })
  .map(({ one, other, hasFrom, hasTo }) => {
    const order = one && other ? compare(one.value, other.value) : -1
    const [from, to] = order > 0 ? [other, one] : [one, other]
    return {
      from,
      to,
      hasFrom: order === 0 || (hasFrom && from !== undefined),
      hasTo: order === 0 || (hasTo && to !== undefined),
    }
  })
const pieces = fc.array(piece, { minLength: 1, maxLength: 3 })

function has({ from, to, hasFrom, hasTo }: Piece, point: Rational): boolean {
  const [left, right] = [from ? compare(from.value, point) : -1, to ? compare(point, to.value) : -1]
  return (left < 0 || (left === 0 && hasFrom)) && (right < 0 || (right === 0 && hasTo))
}

/** A piece in one of the ways in which it is typed: brackets, round ones, relations, relations turned round, or both ends apart. */
function written({ from, to, hasFrom, hasTo }: Piece, form: number): string {
  const [low, high] = [from?.text ?? '-∞', to?.text ?? '∞']
  if (form === 0) return `${hasFrom ? '[' : ']'}${low}; ${high}${hasTo ? ']' : '['}`
  if (form === 1) return `${hasFrom ? '[' : '('}${low};${high}${hasTo ? ']' : ')'}`
  if (!from && !to) return 'R'
  const [less, below] = [hasFrom ? '≤' : '<', hasTo ? '<=' : '<']
  if (form === 2) return `${from ? `${low} ${less} ` : ''}x${to ? ` ${below} ${high}` : ''}`
  const parts = [from && `x ${hasFrom ? '≥' : '>'} ${low}`, to && `${high} ${hasTo ? '≥' : '>'} x`]
  return parts.filter(Boolean).join(' és ')
}

const union = (set: readonly Piece[], forms: readonly number[], sign: string) =>
  set.map((each, index) => written(each, forms[index] ?? 0)).join(` ${sign} `)
const forms = fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 })
const sign = fc.constantFrom('∪', 'U', 'vagy')

/** Where two sets of such pieces can differ: at their ends, which are halves, and between two of them. */
const POINTS = Array.from({ length: 61 }, (_, index) => rational(BigInt(index - 30), 4n))
const isSame = (one: readonly Piece[], other: readonly Piece[]) =>
  POINTS.every((point) => one.some((each) => has(each, point)) === other.some((each) => has(each, point)))

test('a set is right in whatever order, form and pieces it is written', () => {
  fc.assert(
    fc.property(pieces, forms, forms, sign, fc.nat({ max: 2 }), (set, one, other, between, turned) => {
      // In another order, with a piece twice.
      const again = [...set.slice(turned), ...set.slice(0, turned), ...set.slice(0, 1)]
      const control = interval(union(set, one, '∪'))
      expect(graded(union(again, other, between), control).outcome).toBe('correct')
    }),
    { numRuns: 2000 },
  )
})

test('two sets are the same where they have the same points, and never where they differ at one', () => {
  fc.assert(
    fc.property(pieces, pieces, forms, forms, (one, other, first, second) => {
      const { outcome } = graded(union(other, second, '∪'), interval(union(one, first, 'vagy')))
      expect(outcome).toBe(isSame(one, other) ? 'correct' : 'wrong')
    }),
    { numRuns: 2000 },
  )
})
