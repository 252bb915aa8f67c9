import { figureFaults } from '@/lib/domain/figure/figure-faults'
import { parseFigure } from '@/lib/shared/figure/model'

const alt = 'Egy ábra'
const faults = (figure: object) => figureFaults(JSON.stringify({ alt, ...figure })).join('\n')

const line = { kind: 'number-line', from: 0, to: 10, step: 1 }
const plane = { kind: 'coordinate-plane', x: [-5, 5], y: [-5, 5] }
const plot = { kind: 'box-plot', from: 0, to: 20, step: 5, plots: [[1, 4, 6, 9, 15, 'A']] }
const triangle = {
  kind: 'polygon',
  vertices: [
    [0, 0],
    [4, 0],
    [0, 3],
  ],
}

/** So many names at one place that some have no room. */
const crowd = Array.from({ length: 40 }, (_, i) => [0, 0, `hosszú név ${i}`])

test.each([
  ['a sound number line', { ...line, points: [[3, 'A'], '7/2'], labels: [0, 5] }],
  ['a sound plane', { ...plane, points: [[1, 2, 'P'], { at: ['-1/2', 0], label: 'Q' }] }],
  ['a sound box plot', { ...plot, minor: 5, plots: [[0, '1/2', 3, 3, 20]] }],
  ['a sound polygon', { ...triangle, labels: ['A', 'B', 'C'], angles: ['right'] }],
])('finds nothing in %s', (_title, figure) => {
  expect(faults(figure)).toBe('')
})

test.each([
  ['no figure at all', { kind: 'triangle' }, /no figure/],
  ['no alternative', { ...line, alt: '' }, /alt: .*alternative/],
  ['an alternative of spaces', { ...line, alt: '  ' }, /alt/],
  ['an unknown option', { ...line, form: 1 }, /form/],
  ['a missing option', { kind: 'clock' }, /hour/],
  ['a text for a number', { ...line, from: 'a' }, /from/],
  ['a line that runs backwards', { ...line, from: 11 }, /from must be below to/],
  ['too many ticks', { ...line, step: 0.01 }, /ticks/],
  ['a point beyond the line', { ...line, points: [11] }, /outside of the line/],
  ['an interval that ends before it begins', { ...line, intervals: [{ from: 3, to: 2 }] }, /interval/],
  ['a box plot of four numbers', { ...plot, plots: [[1, 4, 6, 9]] }, /plots/],
  ['a box plot whose numbers stand in no order', { ...plot, plots: [[1, 6, 4, 9, 15]] }, /order of their size/],
  ['a box plot beyond its scale', { ...plot, plots: [[1, 4, 6, 9, 21]] }, /outside of the scale/],
  [
    'two box plots of one name',
    {
      ...plot,
      plots: [
        [1, 4, 6, 9, 15, 'A'],
        [1, 4, 6, 9, 15, 'A'],
      ],
    },
    /two things are called A/,
  ],
  ['a point beyond the axes', { ...plane, points: [[6, 0, 'P']] }, /outside of the axes/],
  ['a circle that leaves the axes', { ...plane, circles: [{ center: [4, 0], radius: 2 }] }, /circle/],
  [
    'a polygon without area',
    {
      ...triangle,
      vertices: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
    /no area/,
  ],
  [
    'the same vertex twice',
    {
      ...triangle,
      vertices: [
        [0, 0],
        [1, 1],
        [0, 0],
      ],
    },
    /same/,
  ],
  ['more labels than vertices', { ...triangle, labels: ['A', 'B', 'C', 'D'] }, /labels/],
  ['a diagonal to a vertex that is not there', { ...triangle, segments: [[0, 3]] }, /vertex/],
  ['more shaded than parts', { kind: 'fraction-bar', parts: 4, shaded: 5 }, /shaded/],
  ['no parts', { kind: 'fraction-pie' }, /either parts or pies/],
  ['a series that is too short', { kind: 'bar-chart', categories: ['a', 'b'], values: [1] }, /each category/],
  [
    'values and series',
    { kind: 'bar-chart', categories: ['a'], values: [1], series: [{ name: 'b', values: [1] }] },
    /either/,
  ],
  ['a minute too many', { kind: 'clock', hour: 3, minute: 60 }, /minute/],
  [
    'a box larger than its room',
    { kind: 'box', width: 3, depth: 1, height: 1, room: { width: 2, depth: 2, height: 2 } },
    /room/,
  ],
  [
    'a text on a point',
    {
      kind: 'sketch',
      points: [
        [0, 0],
        [4, 0],
      ],
      texts: [[4, 0, 'ház']],
    },
    /ház lies on a point/,
  ],
  ['unit cubes with broken edges', { kind: 'box', width: 1.5, depth: 1, height: 1, cubes: true }, /cubes/],
  ['a cell beyond the grid', { kind: 'grid', columns: 3, rows: 3, shaded: [[4, 1]] }, /cell/],
  ['rows of different lengths', { kind: 'table', head: ['a', 'b'], rows: [[1]] }, /one length/],
  [
    'two points of one name',
    {
      ...plane,
      points: [
        [1, 1, 'P'],
        [2, 2, 'P'],
      ],
    },
    /two things are called P/,
  ],
  ['two vertices of one name', { ...triangle, labels: ['A', 'B', 'A'] }, /two things are called A/],
  ['TeX in a label', { ...triangle, sides: ['$a$'] }, /TeX/],
  ['a decimal point', { ...triangle, sides: ['2.5'] }, /decimal point/],
  ['labels on each other', { ...plane, points: crowd }, /lie on each other/],
  [
    'labels that need too much room',
    { ...triangle, sides: ['a háromszög alapja', 'egy meglehetősen hosszú nevű oldal', 'egy másik hosszú nevű oldal'] },
    /shorten/,
  ],
])('finds %s', (_title, figure, fault) => {
  expect(faults(figure)).toMatch(fault)
})

test('text that is no JSON is no figure', () => {
  expect(parseFigure('{"kind":')).toEqual({ faults: ['this is no figure'] })
})

test('two questions marks may stand for two things', () => {
  expect(
    faults({
      ...plane,
      points: [
        [1, 1, '?'],
        [-2, -2, '?'],
      ],
    }),
  ).toBe('')
})
