import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import { PropertyError } from '@/lib/domain/exercise/variant/property-error'
import { type ControlSource, exerciseOf } from '@/tests/support/exercise-builder'

const ALT = ':alt "Üres ábra"'

/** The figure of a control as pupils get it. */
function figureOf(figure: string, control: 'single-number' | 'fraction-number' | 'number-list' | 'point', fields = 2) {
  const sources: Record<string, ControlSource> = {
    'single-number': { type: 'single-number', props: { figure }, solution: 'answer-of-it' },
    'fraction-number': { type: 'fraction-number', props: { figure }, solution: 'answer-of-it' },
    'number-list': {
      type: 'number-list',
      props: { figure, fields: Array.from({ length: fields }, () => ({})) },
      solution: 'answer-of-it',
    },
  }
  sources.point = { type: 'point', props: { figure }, solution: '[54321 54321]' }
  const source = sources[control] as ControlSource
  const script = '(def low -3) (def parts 4) (def answer-of-it 54321)'
  const exercise = compileExercise(exerciseOf({ script, controls: [source] }))
  const generated = exercise.variant({ seed: 1, difficultyLevel: 1 }).question().subTasks[0]?.controls[0]
  return generated && 'figure' in generated.props ? generated.props.figure : undefined
}

test('a number line comes with its drawing, its ticks in whole numbers, and its ends', () => {
  const figure = figureOf(`(number-line {:from low :to 3 :step 1 :minor parts ${ALT}})`, 'single-number')
  expect(figure).toMatchObject({
    kind: 'number-line',
    drawing: expect.stringContaining('"from":-3'),
    scale: { start: -12, step: 1, denominator: 4, last: 24 },
  })
  expect(JSON.stringify(figure)).not.toContain('54321')
})

test.each([
  ['0', '2', '0.1', { start: 0, step: 1, denominator: 10, last: 20 }],
  ['1.25', '3', '0.5', { start: 5, step: 2, denominator: 4, last: 3 }],
  ['0', '2', '1/3', { start: 0, step: 1, denominator: 3, last: 6 }],
  ['-2000', '1000', '500', { start: -2000, step: 500, denominator: 1, last: 6 }],
])('the ticks from %s to %s by %s are exact', (from, to, step, scale) => {
  expect(figureOf(`(number-line {:from ${from} :to ${to} :step ${step} ${ALT}})`, 'single-number')).toMatchObject({
    scale,
  })
})

test('a plane has a scale for each axis, bars and pies have their parts, and a clock the hours of its turn', () => {
  expect(figureOf(`(coordinate-plane {:x [-6 6] :y [0 40] :y-step 10 ${ALT}})`, 'number-list')).toMatchObject({
    x: { start: -6, step: 1, denominator: 1, last: 12 },
    y: { start: 0, step: 10, denominator: 1, last: 4 },
  })
  const bars = '{:bars [{:parts 6} {:parts 6}] :alt "Két szalag"}'
  expect(figureOf(`(fraction-bar ${bars})`, 'fraction-number')).toMatchObject({
    parts: 6,
    bars: [{ top: 0 }, { top: 52 }],
  })
  expect(figureOf(`(fraction-pie {:parts 8 ${ALT}})`, 'single-number')).toMatchObject({ parts: 8, pies: [{}] })
  expect(figureOf(`(clock {:hands false :from 12 ${ALT}})`, 'number-list')).toMatchObject({
    hours: { start: 12, last: 11 },
  })
})

test('an expression may leave the figure out', () => {
  expect(figureOf(`(if (== difficulty 2) (fraction-bar {:parts 8 ${ALT}}) false)`, 'fraction-number')).toBeUndefined()
})

test.each<[string, string, Parameters<typeof figureOf>[1], number]>([
  ['a figure without its alternative', '(number-line {:from 0 :to 1 :step 1})', 'single-number', 1],
  ['a figure in which nothing can be set', `(box {:width 1 :depth 1 :height 1 ${ALT}})`, 'single-number', 1],
  ['a table', '(table {:rows [[1]] :alt "Tábla"})', 'single-number', 1],
  ['a plane for one number', `(coordinate-plane {:x [0 1] :y [0 1] ${ALT}})`, 'single-number', 1],
  ['a line for a point', `(number-line {:from 0 :to 1 :step 1 ${ALT}})`, 'point', 1],
  ['a plane for three', `(coordinate-plane {:x [0 1] :y [0 1] ${ALT}})`, 'number-list', 3],
  ['parts for a list', `(fraction-bar {:parts 4 ${ALT}})`, 'number-list', 2],
  ['parts of which one is shaded', `(fraction-bar {:parts 4 :shaded 1 ${ALT}})`, 'fraction-number', 1],
  ['wholes in different parts', `(fraction-pie {:pies [{:parts 4} {:parts 5}] ${ALT}})`, 'fraction-number', 1],
  ['a clock that has its hands', `(clock {:hour 3 ${ALT}})`, 'number-list', 2],
  ['a clock for one number', `(clock {:hands false ${ALT}})`, 'single-number', 1],
])('%s is a fault of the content', (_, figure, control, fields) => {
  expect(() => figureOf(figure, control, fields)).toThrow(PropertyError)
})
