import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { isSeen } from '@/lib/shared/figure/draw/scene'
import { parseFigure } from '@/lib/shared/figure/model'
import { isHighlighted, parseStagedFigure, stagedJson } from '@/lib/shared/figure/staged'

function drawingOf(figure: object) {
  const parsed = parseFigure(JSON.stringify({ alt: 'a', ...figure }))
  if ('faults' in parsed || parsed.kind === 'table') throw new Error('no drawing')
  return drawFigure(parsed).shapes
}

const keysOf = (figure: object): ReadonlySet<string> => new Set(drawingOf(figure).flatMap(({ key }) => key ?? []))

test('a bar that is split keeps its edges, and gets new parts and edges between', () => {
  const bar = (parts: number, shaded: number) => keysOf({ kind: 'fraction-bar', parts, shaded })
  const [whole, split] = [bar(2, 1), bar(4, 2)]
  const kept = [...whole].filter((key) => split.has(key))
  expect(kept.toSorted()).toEqual(['bar 1 edge 0.5', 'bar 1 rim'])
  expect([...split].filter((key) => key.includes('edge'))).toHaveLength(3)
})

test('a point of a number line stays the same point where it moves, and a tick belongs to its value', () => {
  const line = (points: number[]) => keysOf({ kind: 'number-line', from: -2, to: 2, step: 1, points })
  expect([...line([1])]).toEqual([...line([-2])])
  expect(line([1])).toContain('tick -2')
})

const chart = { kind: 'bar-chart', categories: ['a', 'b'], 'y-max': 10, 'value-labels': true }

test('a bar stays the same bar where it grows, also when a second series comes beside it', () => {
  const one = keysOf({ ...chart, values: [2, 5] })
  expect([...keysOf({ ...chart, values: [7, 3] })]).toEqual([...one])
  const two = keysOf({
    ...chart,
    series: [
      { name: 'c', values: [2, 5] },
      { name: 'd', values: [4, 4] },
    ],
  })
  expect([...one].filter((key) => !two.has(key))).toEqual([])
  expect([...two].filter((key) => isHighlighted(key, ['bar 2'])).toSorted()).toEqual([
    'bar 2 1',
    'bar 2 1 label',
    'bar 2 2',
    'bar 2 2 hatch',
    'bar 2 2 label',
  ])
})

test('the parts of a box plot stay the same parts where its numbers change', () => {
  const plot = (plots: number[][]) => keysOf({ kind: 'box-plot', from: 0, to: 20, step: 5, plots })
  const one = plot([[1, 4, 6, 9, 15]])
  expect([...plot([[2, 2, 3, 18, 20]])]).toEqual([...one])
  const added = [
    ...plot([
      [1, 4, 6, 9, 15],
      [0, 5, 5, 10, 20],
    ]),
  ].filter((key) => !one.has(key))
  expect(added.toSorted()).toEqual(['plot 2 box', 'plot 2 high', 'plot 2 low', 'plot 2 median'])
})

test('a bar is the same bar where bars lie', () => {
  const bars = (categories: string[]) =>
    [...keysOf({ ...chart, categories, values: [2, 5] })].filter((key) => /^(bar|category|tick|axis)/.test(key))
  const lying = bars(['a', 'a name that has no room below a standing bar'])
  expect(lying).toContain('bar 2 1 label')
  expect(lying).toEqual(bars(['a', 'b']))
})

test('a slice stays the same slice where its share changes, with as many points as it had', () => {
  const slices = (share: number) =>
    drawingOf({
      kind: 'pie-chart',
      sectors: [
        ['a', share],
        ['b', 100 - share],
      ],
    })
      .filter(({ key }) => key === 'slice 1' || key === 'slice 2')
      .map((shape) => [shape.key, shape.type === 'path' && shape.points.length])
  expect(slices(5)).toHaveLength(2)
  expect(slices(5)).toEqual(slices(80))
})

test('what is drawn of a thing apart is meant by its name too, and what only begins alike is not', () => {
  expect(isHighlighted('jump 1 label', ['jump 1'])).toBe(true)
  expect(isHighlighted('jump 12', ['jump 1'])).toBe(false)
  expect(isHighlighted(undefined, [''])).toBe(false)
})

test('a polygon that grows keeps its sides and angles, each with its label', () => {
  const triangle = (x: number) =>
    keysOf({
      kind: 'polygon',
      vertices: [
        [0, 0],
        [x, 0],
        [0, 2],
      ],
      labels: ['A'],
      sides: ['c'],
      angles: ['right', 'β'],
    })
  expect([...triangle(5)]).toEqual([...triangle(3)])
  expect(triangle(3)).toEqual(
    new Set(
      ['polygon', 'polygon rim', 'vertex 1 label', 'side 1', 'side 2', 'side 3', 'side 1 label'].concat(
        'angle 1',
        'angle 2',
        'angle 2 label',
      ),
    ),
  )
})

test('a line in a circle belongs to its place in its list, and the rim is the circle too', () => {
  const chord = { from: 10, to: 90, label: 'h' }
  const keys = keysOf({ kind: 'circle', center: 'O', radius: 'r', chords: [{ from: 200, to: 320 }, chord] })
  expect([...keys]).toEqual(expect.arrayContaining(['center label', 'radius label', 'chord 1', 'chord 2 label']))
  expect(keys).not.toContain('chord 1 label')
  expect([...keys].filter((key) => isHighlighted(key, ['circle']))).toEqual(['circle', 'circle rim'])
})

test('a box that gets another layer keeps its cuts, and gets one more', () => {
  const box = (height: number) =>
    keysOf({ kind: 'box', width: 3, depth: 2, height, cubes: true, labels: { width: '3' } })
  expect([...box(3)].filter((key) => !box(2).has(key))).toEqual(['cut height 2'])
  expect([...box(2)].filter((key) => isHighlighted(key, ['width']))).toEqual(['width', 'width label'])
})

test('an axis is meant with its numbers, and each number alone', () => {
  const keys = [...keysOf({ kind: 'coordinate-plane', x: [-2, 2], y: [-1, 1], points: [[1, 1]] })]
  expect(keys.filter((key) => isHighlighted(key, ['axis x'])).toSorted()).toEqual([
    'axis x',
    'axis x name',
    'axis x number -1',
    'axis x number -2',
    'axis x number 1',
    'axis x number 2',
  ])
  expect(keys).toContain('axis y number -1')
})

test('an axis of symmetry on a grid stays the same where a segment is added', () => {
  const grid = (segments: object[]) =>
    keysOf({ kind: 'grid', columns: 4, rows: 2, axes: [{ from: [2, 0], to: [2, 2], label: 't' }], segments })
  expect([...grid([])]).toEqual(['axis 1', 'axis 1 label'])
  expect(grid([{ from: [0, 1], to: [4, 1] }])).toEqual(new Set(['segment 1', 'axis 1', 'axis 1 label']))
})

test('what is there only to be looked at is not drawn', () => {
  const parsed = parseFigure(
    JSON.stringify({
      kind: 'polygon',
      alt: 'a',
      vertices: [
        [0, 0],
        [4, 0],
        [0, 3],
      ],
    }),
  )
  if ('faults' in parsed || parsed.kind === 'table') throw new Error('no drawing')
  const seen = drawFigure(parsed).shapes.filter(isSeen)
  expect(seen.map(({ key }) => key)).toEqual(['polygon rim'])
})

test('a figure keeps its options where it stands in a scene', () => {
  const json = JSON.stringify({ kind: 'clock', hour: 3, minute: 0, alt: 'óra' })
  const stage = { box: { left: 0, top: 0, right: 1, bottom: 1 }, highlight: ['hour'] }
  const staged = parseStagedFigure(stagedJson(json, stage))
  expect(staged).toEqual({ figure: parseFigure(json), stage })
  expect(parseStagedFigure(json)).toEqual({ figure: parseFigure(json) })
})
