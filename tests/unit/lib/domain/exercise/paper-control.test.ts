import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { workedSolution } from '@/lib/domain/exercise/worked-solution'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'

const REF = { seed: 4, difficultyLevel: 1 } as const

function written(control: ControlSource) {
  const exercise = compileExercise(exerciseOf({ controls: [control] }))
  return workedSolution(exercise.variant(REF))[0]?.controls[0]?.written
}

const labels = (...texts: string[]) => texts.map((label) => ({ label }))
const statements = (...texts: string[]) => texts.map((statement) => ({ statement }))

describe('the answer as a person writes it', () => {
  test.each<[string, ControlSource, unknown]>([
    ['a decimal with a comma', { type: 'single-number', props: {}, solution: 1.5 }, { digits: '1,5' }],
    [
      'a negative number with a true minus',
      { type: 'single-number', props: {}, solution: '(- 7)' },
      { digits: '\u22127' },
    ],
    [
      'four digits together',
      { type: 'single-number', props: { fractionDigits: 0 }, solution: 4442 },
      { digits: '4442' },
    ],
    [
      'five digits in groups, and no decimals',
      { type: 'single-number', props: {}, solution: 1234567.25 },
      { digits: '1\u00a0234\u00a0567,25' },
    ],
    [
      'digits of another base together',
      { type: 'single-number', props: { fractionDigits: 0, ungrouped: true }, solution: 11001 },
      { digits: '11001' },
    ],
    [
      'as many decimals as are asked for',
      { type: 'single-number', props: { fractionDigits: 2 }, solution: 3.5 },
      { digits: '3,50' },
    ],
    ['a rounded number', { type: 'single-number', props: { fractionDigits: 1 }, solution: 'PI' }, { digits: '3,1' }],
    [
      'a Fraction with its sign before the bar',
      { type: 'single-number', props: {}, solution: '(- 3/4)' },
      { sign: '\u2212', numerator: '3', denominator: '4' },
    ],
    ['a whole Fraction as an integer', { type: 'single-number', props: {}, solution: '(+ 1/2 3/2)' }, { digits: '2' }],
    [
      'numerator and denominator in lowest terms',
      { type: 'fraction-number', props: {}, solution: '(- 6/8)' },
      { numerator: '\u22123', denominator: '4' },
    ],
    [
      'each number of a list',
      { type: 'number-list', props: { fields: [{}, {}, {}] }, solution: '[2 1/3 0.5]' },
      [{ digits: '2' }, { sign: '', numerator: '1', denominator: '3' }, { digits: '0,5' }],
    ],
    [
      'both coordinates of a point',
      { type: 'point', props: {}, solution: '[-12345 1/2]' },
      [[{ digits: '\u221212\u00a0345' }, { sign: '', numerator: '1', denominator: '2' }]],
    ],
    [
      'each of several points',
      { type: 'point', props: { shape: 'line' }, solution: '[[0 1.5] [2 -3]]' },
      [
        [{ digits: '0' }, { digits: '1,5' }],
        [{ digits: '2' }, { digits: '\u22123' }],
      ],
    ],
    ['a text', { type: 'simple-text', props: {}, solution: '"XIV"' }, ['XIV']],
    ['every accepted text', { type: 'simple-text', props: {}, solution: '["hat" "6"]' }, ['hat', '6']],
    ['a set as it is typed', { type: 'number-set', props: {}, solution: '[3 (- 1/2) 2.5]' }, '{3; -1/2; 2,5}'],
    ['the right option', { type: 'single-choice', props: { options: labels('a', 'b', 'c') }, solution: 1 }, 1],
    [
      'true and false',
      { type: 'binary-choice', props: { options: statements('a', 'b') }, solution: '[false true]' },
      [false, true],
    ],
    [
      'the ticked options',
      { type: 'multi-choice', props: { options: labels('a', 'b', 'c') }, solution: '[true false true]' },
      [true, false, true],
    ],
  ])('%s', (_title, control, expected) => {
    expect(written(control)).toEqual(expected)
  })
})

test('options are marked where the screen shows them, also when they are shuffled', () => {
  const control: ControlSource = {
    type: 'single-choice',
    props: { options: labels('jó', 'a', 'b', 'c', 'd'), shuffle: true },
    solution: 0,
  }
  const exercise = compileExercise(exerciseOf({ controls: [control] }))
  for (const seed of dispersedSeeds(20)) {
    const [worked] = workedSolution(exercise.variant({ seed, difficultyLevel: 1 }))
    const marked = worked?.controls[0]
    expect(marked?.type === 'single-choice' && marked.props.options[marked.written ?? -1]?.label).toBe('jó')
  }
})

test('all hints come along, in their order', () => {
  const exercise = compileExercise(exerciseOf({ controls: [{ type: 'single-number', props: {}, solution: 1 }] }))
  expect(workedSolution(exercise.variant(REF))[0]?.hints).toEqual(['Gondolkodj!', 'Számolj!'])
})
