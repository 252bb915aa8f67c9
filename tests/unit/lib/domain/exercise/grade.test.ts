import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RichText } from '@/components/rich-text/rich-text'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer } from '@/lib/domain/exercise/model'
import { dispersedSeeds } from '@/lib/domain/exercise/model/dispersed-seeds'
import { hasCode } from '@/lib/shared/errors/app-error'
import { type ControlSource, exerciseOf, grade, gradeFirst } from '@/tests/support/exercise-builder'
import { typedNumbers } from '@/tests/support/typed-numbers'

const number = (solution: string | number, props: object = {}): ControlSource => ({
  type: 'single-number',
  props,
  solution,
})
const outcomeOf = (control: ControlSource, answer: Answer) => grade([control], [answer]).outcome

describe('single-number', () => {
  test.each([
    ['an equal number', number(1.5), '1,5', 'correct'],
    ['an equal fraction where any number is taken', number(0.5), '2/4', 'correct'],
    ['an equal mixed number', number(-1.5), '-1 1/2', 'correct'],
    ['a solution that is a fraction', number('(/ 1/3 1)'), '1/3', 'correct'],
    ['another number', number(1.5), '2', 'wrong'],
    ['the solution rounded half up', number(2.345, { fractionDigits: 2 }), '2,35', 'correct'],
    ['a negative solution rounded away from zero', number(-2.5, { fractionDigits: 0 }), '-3', 'correct'],
    ['zeros that do not matter', number(2.5, { fractionDigits: 2 }), '2,50', 'correct'],
    ['more decimals than asked', number('PI', { fractionDigits: 2 }), '3,1416', 'ungraded'],
    ['a fraction where decimals are asked', number(0.5, { fractionDigits: 1 }), '1/2', 'ungraded'],
    ['a wrong fraction where decimals are asked', number(0.5, { fractionDigits: 1 }), '1/3', 'wrong'],
    ['a fraction that the decimals stand for', number('(/ 1 3)', { fractionDigits: 2 }), '1/3', 'ungraded'],
    ['two readings, one of them right', number(1500), '1,500', 'ungraded'],
    ['two readings, the other of them right', number(1.5), '1.500', 'ungraded'],
    ['two readings, both wrong', number(7), '1,500', 'wrong'],
    [
      'an unrounded solution that could also be read as grouped',
      number(39.465, { fractionDigits: 2 }),
      '39,465',
      'ungraded',
    ],
    ['nothing', number(1), '', 'ungraded'],
    ['letters', number(1), 'egy', 'ungraded'],
    ['the unit that stands after the field', number(1.5, { postfix: '$\\text{cm}$' }), '1,5 cm', 'correct'],
    ['another unit', number(1.5, { postfix: 'cm' }), '1,5 m', 'ungraded'],
    ['per cents of a probability', number(0.72, { takesPercent: true }), '72%', 'correct'],
    [
      'per cents of a probability that was rounded',
      number('(/ 2 3)', { fractionDigits: 3, takesPercent: true }),
      '66,7%',
      'correct',
    ],
    [
      'per cents of a probability that was not',
      number('(/ 2 3)', { fractionDigits: 3, takesPercent: true }),
      '66,67%',
      'ungraded',
    ],
    ['other per cents', number(0.72, { takesPercent: true }), '7,2%', 'wrong'],
    ['per cents where nothing is said of them', number(0.72), '72%', 'ungraded'],
    ['all places that are asked for', number(29.8, { fractionDigits: 2, exactDigits: true }), '29,80', 'correct'],
    ['a place too few of those', number(29.8, { fractionDigits: 2, exactDigits: true }), '29,8', 'ungraded'],
    ['no place of those', number(30, { fractionDigits: 1, exactDigits: true }), '30', 'ungraded'],
    ['another number with a place too few', number(29.8, { fractionDigits: 2, exactDigits: true }), '29,7', 'wrong'],
  ])('%s', (_title, control, answer, outcome) => {
    expect(outcomeOf(control, answer)).toBe(outcome)
  })

  test('the solution is right and its neighbours are wrong, for any number and number of decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
        const solution = (digits / 10 ** places).toFixed(places)
        const neighbour = ((digits + 1) / 10 ** places).toFixed(places)
        const control = number(solution, { fractionDigits: places })
        expect(outcomeOf(control, solution.replace('.', ','))).not.toBe('wrong')
        expect(outcomeOf(control, neighbour)).not.toBe('correct')
      }),
      { seed: 20261120, numRuns: 300 },
    )
  })
})

test('the place whose digit is missing is told', () => {
  const control = number(29.8, { fractionDigits: 2, exactDigits: true })
  expect(grade([control], ['29,8']).feedback).toContain('Írd ki a századok helyén álló számjegyet is!')
})

describe('fraction-number', () => {
  const control = (solution: string, simplified = false): ControlSource => ({
    type: 'fraction-number',
    props: { simplified },
    solution,
  })
  test.each([
    ['the fraction', control('3/4'), '3', '4', 'correct'],
    ['an equal fraction', control('3/4'), '6', '8', 'correct'],
    ['an equal fraction with both signs turned', control('3/4'), '-3', '-4', 'correct'],
    ['an equal fraction that has to be simplified', control('3/4', true), '6', '8', 'ungraded'],
    ['the simplified fraction', control('3/4', true), '3', '4', 'correct'],
    ['another fraction', control('3/4', true), '6', '9', 'wrong'],
    ['a zero denominator', control('3/4'), '3', '0', 'ungraded'],
    ['an empty denominator', control('3/4'), '3', '', 'ungraded'],
    ['decimals in a numerator', control('3/4'), '1,5', '2', 'ungraded'],
    ['zero in lowest terms', control('(- 1/2 1/2)', true), '0', '1', 'correct'],
  ])('%s', (_title, exercise, numerator, denominator, outcome) => {
    expect(outcomeOf(exercise, { numerator, denominator })).toBe(outcome)
  })
})

describe('number-list', () => {
  const control = (solution: string, props: object = {}): ControlSource => ({
    type: 'number-list',
    props: { fields: [{}, {}, {}], ...props },
    solution,
  })
  test.each([
    ['all in order', control('[1 2 3]'), ['1', '2', '3'], 'correct'],
    ['all, but in another order', control('[1 2 3]'), ['1', '3', '2'], 'wrong'],
    ['any order where it is taken', control('[1 2 2]', { acceptRandomOrder: true }), ['2', '1', '2'], 'correct'],
    ['a number once too often', control('[1 2 2]', { acceptRandomOrder: true }), ['1', '1', '2'], 'wrong'],
    ['a missing number', control('[1 2 3]'), ['1', '', '3'], 'ungraded'],
    ['two readings, one of them right', control('[1500 2 3]'), ['1,500', '2', '3'], 'ungraded'],
    ['two readings beside a wrong number', control('[1500 2 3]'), ['1,500', '2', '4'], 'wrong'],
    ['two readings in any order', control('[2 1500 3]', { acceptRandomOrder: true }), ['1,500', '2', '3'], 'ungraded'],
  ])('%s', (_title, exercise, answer, outcome) => {
    expect(outcomeOf(exercise, answer)).toBe(outcome)
  })
})

test('a field of a list is graded as a single field with the same properties', () => {
  const props = fc.record({
    fractionDigits: fc.constantFrom(0, 1, 2, 3),
    exactDigits: fc.boolean(),
    takesPercent: fc.boolean(),
  })
  const field = fc.oneof(
    props,
    props.map(({ takesPercent }) => ({ takesPercent })),
  )
  const solution = fc.constantFrom('1.5', '3/4', '-12', '1234.5', '0.72', '29.8')
  const near = solution.map((text) => text.replace('.', ','))
  fc.assert(
    fc.property(
      field,
      solution,
      fc.oneof(typedNumbers, near),
      fc.constantFrom('cm', '%', '°'),
      (given, right, text, postfix) => {
        const list: ControlSource = {
          type: 'number-list',
          props: { ...given, fields: [{ postfix }] },
          solution: `[${right}]`,
        }
        const [one, first] = [grade([number(right, { ...given, postfix })], [text]), grade([list], [[text]])]
        expect(first).toEqual(one)
      },
    ),
    { seed: 20261123, numRuns: 1_000 },
  )
})

describe('simple-text', () => {
  const control = (solution: string, props: object = {}): ControlSource => ({ type: 'simple-text', props, solution })
  test.each([
    ['the text', control('"kétezer-egy"'), 'kétezer-egy', 'correct'],
    ['other case and more spaces', control('"két alma"'), '  Két   ALMA ', 'correct'],
    ['decomposed accents', control('"két"'), 'ke\u0301t', 'correct'],
    ['one of several', control('["XIV" "14"]'), '14', 'correct'],
    ['other case where it matters', control('"XIV"', { caseSensitive: true }), 'xiv', 'wrong'],
    ['spaces where they do not matter', control('"ABC"', { ignoreSpaces: true }), 'a b c', 'correct'],
    ['spaces where they matter', control('"abc"'), 'a bc', 'wrong'],
    ['nothing', control('"abc"'), '  ', 'ungraded'],
  ])('%s', (_title, exercise, answer, outcome) => {
    expect(outcomeOf(exercise, answer)).toBe(outcome)
  })
})

describe('choices', () => {
  const options = [{ label: 'a' }, { label: 'b' }, { label: 'c' }]
  test('a single choice is an index', () => {
    const control: ControlSource = { type: 'single-choice', props: { options }, solution: 1 }
    expect([0, 1, 2].map((answer) => outcomeOf(control, answer))).toEqual(['wrong', 'correct', 'wrong'])
  })

  test('an index is that of the order in which a pupil sees shuffled options', () => {
    const control: ControlSource = { type: 'single-choice', props: { options, shuffle: true }, solution: 0 }
    const places = dispersedSeeds(40).map((seed) => {
      const right = [0, 1, 2].filter((answer) => grade([control], [answer], { seed }).correct)
      expect(right).toHaveLength(1)
      return right[0]
    })
    expect(new Set(places)).toEqual(new Set([0, 1, 2]))
  })

  test('a multiple choice and statements are right when every option is', () => {
    const multi: ControlSource = { type: 'multi-choice', props: { options }, solution: '[true false true]' }
    expect(outcomeOf(multi, [true, false, true])).toBe('correct')
    expect(outcomeOf(multi, [true, true, true])).toBe('wrong')
    const statements: ControlSource = {
      type: 'binary-choice',
      props: { options: [{ statement: 'p' }, { statement: 'q' }] },
      solution: '[(< 1 2) (< 2 1)]',
    }
    expect(outcomeOf(statements, [true, false])).toBe('correct')
    expect(outcomeOf(statements, [true, true])).toBe('wrong')
  })
})

describe('several controls', () => {
  const controls = [number(1), number(2)]

  test('are correct together', () => {
    expect(grade(controls, ['1', '2'])).toEqual({ correct: true, outcome: 'correct', controls: ['correct', 'correct'] })
  })

  test('tell which one is wrong', () => {
    expect(grade(controls, ['1', '3']).controls).toEqual(['correct', 'wrong'])
  })

  test('tell nothing of the others while one cannot be read', () => {
    expect(grade(controls, ['1', ''])).toMatchObject({ outcome: 'ungraded', controls: ['ungraded', 'ungraded'] })
    expect(grade(controls, ['7', ''])).toMatchObject({ outcome: 'ungraded', controls: ['ungraded', 'ungraded'] })
  })

  test('do not tell that one is right but unfit when another is wrong', () => {
    const fraction: ControlSource = { type: 'fraction-number', props: { simplified: true }, solution: '1/2' }
    const unfit = { numerator: '2', denominator: '4' }
    expect(grade([fraction, number(2)], [unfit, '3'])).toMatchObject({ outcome: 'wrong', controls: ['wrong', 'wrong'] })
    expect(grade([fraction, number(2)], [unfit, '2'])).toMatchObject({
      outcome: 'ungraded',
      controls: ['ungraded', 'correct'],
    })
  })
})

describe("the author's feedback", () => {
  const control: ControlSource = {
    ...number('(+ a b)'),
    feedback: [
      { when: '(== (/ 1 answer) 5)', text: 'sosem' },
      { when: '(== answer (- a b))', text: 'Ez a különbségük: @(- a b)@.' },
    ],
  }
  const script = '(def a 5) (def b 3)'

  test("may print the pupil's value, and is left out where that fails", () => {
    const feedback = [{ when: '(!= answer 7)', text: 'A $@answer@$ nem jó, $@(/ 14 answer)@$ pedig a hányados.' }]
    const control: ControlSource = { ...number(7), feedback }
    expect(grade([control], ['3,5']).feedback).toBe('A $3{,}5$ nem jó, $4$ pedig a hányados.')
    expect(grade([control], ['0'])).toEqual({ correct: false, outcome: 'wrong', controls: ['wrong'] })
  })

  test('is left out when its figure cannot be made of the answer', () => {
    const text = 'Nézd!\n```figure\n(if (> answer 1) (clock {:hour 3 :alt "Óra"}) 0)\n```'
    const control: ControlSource = { ...number(7), feedback: [{ when: 'true', text }] }
    expect(grade([control], ['5']).feedback).toContain('"hour":3')
    expect(grade([control], ['0'])).toEqual({ correct: false, outcome: 'wrong', controls: ['wrong'] })
  })

  test('prints a typed text as it was typed, whatever it means in Markdown', () => {
    const feedback = [{ when: '(!= answer "a")', text: '@answer@: ezt írtad.' }]
    const control: ControlSource = { type: 'simple-text', props: {}, solution: '"x"', feedback }
    const typed = '1. 2*3*4 _a_ <b> `c` [d](e) ![f](g) ~[h](i) $j$ &amp; # | \\'
    const { feedback: shown = '' } = grade([control], [`${typed}\n\n# e`])
    const markup = renderToStaticMarkup(createElement(RichText, { source: shown }))
    expect(markup.replace(/<\/?(?:div|p)\b[^>]*>/g, '')).toBe(
      `${typed.replaceAll('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')} # e: ezt írtad.`,
    )
  })

  test('comes with the wrong answer that it is for', () => {
    expect(grade([control], ['2'], { script }).feedback).toBe('Ez a különbségük: 2.')
    expect(grade([control], ['3'], { script }).feedback).toBeUndefined()
    expect(grade([control], ['8'], { script }).feedback).toBeUndefined()
  })

  test('comes with the likelier reading of a number with two', () => {
    const cut: ControlSource = { ...number(7), feedback: [{ when: '(== answer 1.5)', text: 'Ez 1,5.' }] }
    expect(grade([cut], ['1,500'])).toMatchObject({ outcome: 'wrong', feedback: 'Ez 1,5.' })
  })

  test('is left out when its condition does not apply to the answer', () => {
    expect(grade([control], ['0'], { script }).outcome).toBe('wrong')
  })
})

test.each<[string, Answer[]]>([
  ['too few answers', []],
  ['too many answers', ['1', '2']],
  ['an answer of another type', [true as unknown as Answer]],
  ['an answer of another control', [{ numerator: '1', denominator: '2' }]],
])('refuses %s', (_title, answers) => {
  expect(() => grade([number(1)], answers)).toThrow(expect.objectContaining({ code: 'invalid-request' }))
})

test.each<[string, ControlSource, Answer]>([
  ['an option that does not exist', { type: 'single-choice', props: { options: [{ label: 'a' }] }, solution: 0 }, 1],
  ['a list of another length', { type: 'number-list', props: { fields: [{}, {}] }, solution: '[1 2]' }, ['1']],
  ['too few choices', { type: 'multi-choice', props: { options: [{ label: 'a' }] }, solution: '[true]' }, []],
])('refuses %s', (_title, control, answer) => {
  try {
    grade([control], [answer])
    throw new Error('was not refused')
  } catch (error) {
    expect(hasCode(error, 'invalid-request') && error.details).toEqual([expect.objectContaining({ path: 'answers.0' })])
  }
})

describe('a field that a remark names', () => {
  const remarks = (...conditions: readonly string[]) =>
    conditions.map((when, field) => ({ when, text: `Az ${field}. nem jó.`, field }))
  const list = (field?: number): ControlSource => ({
    type: 'number-list',
    props: { fields: [{}, {}] },
    solution: '[1 2]',
    feedback: [{ when: '(== (get answer 1) 3)', text: 'Ezt nézd!', ...(field !== undefined && { field }) }],
  })

  test('is told with the remark, by its control', () => {
    expect(grade([number(7), list(1)], ['7', ['1', '3']])).toMatchObject({
      feedback: 'Ezt nézd!',
      field: { control: 1, index: 1 },
    })
  })

  test.each([
    ['no rule names one', list(), ['1', '3']],
    ['another rule speaks, or none', list(1), ['5', '2']],
    ['the answer is right', list(1), ['1', '2']],
  ])('is not told where %s', (_, control, answer) => {
    expect(grade([control], [answer])).not.toHaveProperty('field')
  })

  test.each([
    [
      'a number of a list',
      { ...list(0), feedback: remarks('(== (get answer 1) 3)', '(< (get answer 1) 9)') },
      ['1', '3'],
    ],
    [
      'a statement',
      {
        type: 'binary-choice' as const,
        props: { options: [{ statement: 'a' }, { statement: 'b' }, { statement: 'c' }] },
        solution: '[true true true]',
        feedback: remarks('(not (get answer 1))', '(get answer 0)'),
      },
      [true, false, true],
    ],
  ])('is never one that is right, such as %s: the next rule speaks', (_, control, answer) => {
    expect(grade([control], [answer])).toMatchObject({ feedback: 'Az 1. nem jó.', field: { control: 0, index: 1 } })
  })

  test('of boxes to tick is the one that the pupil sees there', () => {
    const labels = ['a', 'b', 'c', 'd', 'e']
    const control: ControlSource = {
      type: 'multi-choice',
      props: { options: labels.map((label) => ({ label })), shuffle: true },
      solution: '[false true true true true]',
      feedback: [{ when: '(get answer 0)', text: 'Az a nem jó.', field: 0 }],
    }
    const exercise = compileExercise(exerciseOf({ controls: [control] }))
    const places = [1, 2, 3].map((seed) => {
      const [shown] = exercise.variant({ seed, difficultyLevel: 1 }).controls(0) ?? []
      const place = shown?.type === 'multi-choice' ? shown.props.options.findIndex(({ label }) => label === 'a') : -1
      const { field } = gradeFirst(exercise, [labels.map(() => true)], { seed, difficultyLevel: 1 })
      expect(field).toEqual({ control: 0, index: place })
      return place
    })
    expect(new Set(places).size).toBeGreaterThan(1)
  })
})
