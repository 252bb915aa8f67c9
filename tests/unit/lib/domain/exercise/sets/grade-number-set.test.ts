import fc from 'fast-check'
import { sameValue } from '@/lib/domain/exercise/model/rational'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { type ControlSource, grade } from '@/tests/support/exercise-builder'
import { type WrittenNumber, writtenNumber } from '@/tests/support/typed-sets'

const set = (solution: string, feedback: ControlSource['feedback'] = []): ControlSource => ({
  type: 'number-set',
  props: {},
  solution,
  feedback,
})
const graded = (answer: string, control: ControlSource) => grade([control], [answer])

test.each([
  ['[3 -2]', '{-2; 3}', 'correct'],
  ['[3 -2]', '3; -2; 3', 'correct'],
  ['"x = -2 vagy x = 3"', '{3; -2}', 'correct'],
  ['[1/2 0.25]', '2/4; 1/4', 'correct'],
  ['[1/2 0.25]', '0,5; 0,25', 'correct'],
  ['[1/3]', '0,333333333333', 'wrong'],
  ['[]', 'nincs megoldás', 'correct'],
  ['[]', '{0}', 'wrong'],
  ['[0]', '{}', 'wrong'],
  ['[3 -2]', '3', 'wrong'],
  ['[3 -2]', '-2; 3; 4', 'wrong'],
  ['[3 -2]', '(-2; 3)', 'ungraded'],
  ['[3 -2]', '', 'ungraded'],
])('of %s, %j is %s', (solution, answer, outcome) => {
  expect(graded(answer, set(solution)).outcome).toBe(outcome)
})

test('commas between the right numbers are neither right nor wrong, and between others wrong', () => {
  expect(graded('1,2', set('[1 2]'))).toMatchObject({
    outcome: 'ungraded',
    feedback: setInputMessages.numbers.separator,
  })
  expect(graded('1,3', set('[1 2]')).outcome).toBe('wrong')
  // Who parts by semicolons means the comma as the decimal mark.
  expect(graded('{3,5; 9/2}', set('[3 4.5 5]')).outcome).toBe('wrong')
  expect(graded('1,2', set('[1.2]')).outcome).toBe('correct')
})

test('conditions see the numbers from the least, each once', () => {
  const control = set('[1]', [{ when: '(== answer [-1/3 0.5 7])', text: 'Látom.' }])
  for (const answer of ['{7; 0,5; -1/3}', '7; 1/2; -2/6; 7']) expect(graded(answer, control).feedback).toBe('Látom.')
  const none = set('[1]', [{ when: '(== 0 (count answer))', text: 'Van megoldás.' }])
  expect(graded('nincs', none).feedback).toBe('Van megoldás.')
})

test('a rule names a wrong set as a solution is written', () => {
  for (const when of ['[2 -3]', '"x = -3 vagy x = 2"']) {
    const control = set('[-2 3]', [{ when, text: 'Fordított előjelek.' }])
    expect(graded('-3; 2', control).feedback).toBe('Fordított előjelek.')
    expect(graded('-3; 4', control).feedback).toBeUndefined()
  }
})

test('a letter of the task may be drawn', () => {
  const control: ControlSource = { type: 'number-set', props: { variable: '@letter@' }, solution: '[2]' }
  const of = (answer: string) => grade([control], [answer], { script: '(def letter "a")' }).outcome
  expect(of('a = 2')).toBe('correct')
  expect(of('x = 2')).toBe('ungraded')
})

/** A set of numbers in one of the ways in which it is typed. */
function written(numbers: readonly WrittenNumber[], form: number): string {
  if (numbers.length === 0) return ['{}', '∅', 'nincs', 'nincs megoldás'][form] ?? ''
  const texts = numbers.map(({ text }) => text)
  const equations = texts.map((text) => `x = ${text}`)
  return [`{${texts.join(';')}}`, texts.join('; '), texts.join(' és '), equations.join(' vagy ')][form] ?? ''
}

const numbers = fc.array(writtenNumber, { maxLength: 5 })
const form = fc.nat({ max: 3 })

/** The numbers in another order, some of them again, each perhaps in another form. */
const rewritten = fc
  .tuple(numbers, fc.infiniteStream(fc.nat()), fc.infiniteStream(writtenNumber))
  .map(([original, places, others]) => {
    const again = original.map(({ value, text }) => {
      const other = others.next().value
      return other && sameValue(other.value, value) ? other : { value, text }
    })
    const repeated = original.length > 0 ? [...again, original[Number(places.next().value) % original.length]] : []
    const shuffled = repeated
      .map((number) => [Number(places.next().value), number as WrittenNumber] as const)
      .toSorted(([left], [right]) => left - right)
      .map(([, number]) => number)
    return { original, shuffled }
  })

test('a set is right in whatever order and form it is written', () => {
  fc.assert(
    fc.property(rewritten, form, form, ({ original, shuffled }, one, other) => {
      const control = set(JSON.stringify(written(original, one)))
      expect(graded(written(shuffled, other), control).outcome).toBe('correct')
    }),
    { numRuns: 2000 },
  )
})

test('sets that differ in a number are never the same', () => {
  const lacks = (some: readonly WrittenNumber[], all: readonly WrittenNumber[]) =>
    some.some(({ value }) => !all.some((each) => sameValue(each.value, value)))
  const isOneNumber = ([first, ...others]: readonly WrittenNumber[]) =>
    first !== undefined && others.every(({ value }) => sameValue(value, first.value))
  fc.assert(
    fc.property(numbers, numbers, form, (one, other, way) => {
      fc.pre(lacks(one, other) || lacks(other, one))
      const { outcome } = graded(written(other, way), set(JSON.stringify(written(one, 0))))
      // A single number with a comma may be two: `{1,2}`.
      if (isOneNumber(other)) expect(outcome).not.toBe('correct')
      else expect(outcome).toBe('wrong')
    }),
    { numRuns: 2000 },
  )
})
