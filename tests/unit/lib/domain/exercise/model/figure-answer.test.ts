import type { AnswerFigure, FigureScale } from '@/lib/domain/exercise/model'
import {
  type FigureControl,
  isBeyondFigure,
  placesInFigure,
  typedByFigure,
} from '@/lib/domain/exercise/model/figure-answer'

const box = { left: 0, top: 0, right: 290, bottom: 80 }
const drawn = { drawing: '', box }
const scale = (start: number, step: number, denominator: number, last: number): FigureScale => ({
  start,
  step,
  denominator,
  last,
})

const line = (own: FigureScale): AnswerFigure => ({
  kind: 'number-line',
  ...drawn,
  scale: own,
  from: [0, 0],
  to: [290, 0],
})
const single = (figure: AnswerFigure, props = {}): FigureControl => ({
  type: 'single-number',
  props: { ...props, figure },
})
const fraction = (figure: AnswerFigure): FigureControl => ({
  type: 'fraction-number',
  props: { simplified: false, figure },
})
const list = (figure: AnswerFigure, fields = 2): FigureControl => ({
  type: 'number-list',
  props: { fields: Array.from({ length: fields }, () => ({})), acceptRandomOrder: false, multiLine: false, figure },
})

const bar: AnswerFigure = { kind: 'fraction-bar', ...drawn, parts: 8, bars: [box] }
const clock = (from = 1): AnswerFigure => ({
  kind: 'clock',
  ...drawn,
  hours: scale(from, 1, 1, 11),
  minutes: scale(0, 1, 1, 59),
})
const plane: AnswerFigure = {
  kind: 'coordinate-plane',
  ...drawn,
  x: scale(-6, 1, 1, 12),
  y: scale(-4, 1, 1, 8),
  frame: box,
}

const points = (count = 1): FigureControl => ({
  type: 'point',
  props: { points: Array.from({ length: count }, () => ({})), figure: plane },
})

const integers = scale(-10, 1, 1, 20)
const tenths = scale(20, 1, 10, 10)
const thirds = scale(0, 1, 3, 6)

test.each<[string, FigureControl, readonly string[], readonly (number | undefined)[]]>([
  ['an integer', single(line(integers)), ['-3'], [7]],
  ['a decimal with its comma', single(line(tenths)), ['2,4'], [4]],
  ['a fraction in a field for any number', single(line(thirds)), ['4/3'], [4]],
  ['what lies between two ticks', single(line(integers)), ['0,5'], [10.5]],
  ['what is typed with its unit', single(line(integers), { postfix: '°C' }), ['-3 °C'], [7]],
  ['a fraction in other parts', fraction(bar), ['1', '2'], [4]],
  ['each field of a list', list(line(integers)), ['-10', '10'], [0, 20]],
  ['the coordinates of a point', list(plane), ['2', '-4'], [8, 0]],
  ['a point that is typed in one field', points(), ['P(2; -4)'], [8, 0]],
  ['each of several points', points(2), ['2;-4', '(-6; 0,5)'], [8, 0, 0, 4.5]],
  ['an hour of the afternoon as the hand shows it', list(clock()), ['15', '40'], [2, 40]],
  ['midnight at the top of the dial', list(clock(12)), ['0', '5'], [0, 5]],
])('the figure shows %s', (_, control, typed, places) => {
  expect(placesInFigure(control, typed)).toEqual(places)
  expect(isBeyondFigure(control, typed)).toBe(false)
})

test.each<[string, FigureControl, readonly string[], boolean]>([
  ['an empty field', single(line(integers)), [''], false],
  ['a number in the making', single(line(integers)), ['-'], false],
  ['a number beyond the end', single(line(integers)), ['11'], true],
  ['a number before the start', single(line(integers)), ['-10,5'], true],
  ['more than the whole', fraction(bar), ['9', '8'], true],
  ['a fraction without its denominator', fraction(bar), ['3', ''], false],
  ['a denominator of zero', fraction(bar), ['3', '0'], false],
  ['a point in the making', points(), ['(2;'], false],
  ['a point beyond the edge', points(), ['(2; 5)'], true],
  ['a minute that no clock has', list(clock()), ['3', '60'], true],
])('the figure shows no place for %s, and tells whether it is beyond', (_, control, typed, isBeyond) => {
  expect(placesInFigure(control, typed)).toContain(undefined)
  expect(isBeyondFigure(control, typed)).toBe(isBeyond)
})

test.each<[string, FigureControl, number, readonly string[]]>([
  ['an integer', single(line(integers)), 7, ['-3']],
  ['a decimal with its comma', single(line(tenths)), 4, ['2,4']],
  ['no zeros behind a whole number', single(line(tenths)), 0, ['2']],
  ['the zeros that are asked for', single(line(tenths), { fractionDigits: 2, exactDigits: true }), 4, ['2,40']],
  ['a fraction that does not end', single(line(thirds)), 4, ['4/3']],
  ['a fraction in the parts that one sees, not in lowest terms', fraction(bar), 4, ['4', '8']],
])('the figure writes %s', (_, control, tick, typed) => {
  expect(typedByFigure(control, [], new Map([[0, tick]]))).toEqual(typed)
})

test('one value is moved, and what is typed into the other fields stays', () => {
  expect(typedByFigure(list(line(integers)), ['5', 'hat'], new Map([[0, 3]]))).toEqual(['-7', 'hat'])
})

test('a point is moved with both of its coordinates, and the others stay as they were typed', () => {
  const moved = new Map([
    [2, 0],
    [3, 8],
  ])
  expect(typedByFigure(points(2), ['P(2;-4)', '7'], moved)).toEqual(['P(2;-4)', '(-6; 4)'])
})

test('what the figure writes for a tick it shows at this tick, for every tick of every kind', () => {
  const controls = [
    single(line(integers)),
    single(line(tenths), { fractionDigits: 1 }),
    single(line(thirds)),
    single(line(scale(125, 25, 1000, 40)), { fractionDigits: 3 }),
    fraction(line(thirds)),
    fraction(bar),
    single(bar),
    list(clock(12)),
    list(plane),
    points(),
  ]
  for (const control of controls) {
    for (let tick = 0; tick <= 6; tick += 1) {
      const moved = new Map([
        [0, tick],
        [1, tick],
      ])
      const places = placesInFigure(control, typedByFigure(control, [], moved))
      expect(places.every((place) => place === tick)).toBe(true)
    }
  }
})
