import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
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

test('a figure keeps its options where it stands in a scene', () => {
  const json = JSON.stringify({ kind: 'clock', hour: 3, minute: 0, alt: 'óra' })
  const stage = { box: { left: 0, top: 0, right: 1, bottom: 1 }, highlight: ['hour'] }
  const staged = parseStagedFigure(stagedJson(json, stage))
  expect(staged).toEqual({ figure: parseFigure(json), stage })
  expect(parseStagedFigure(json)).toEqual({ figure: parseFigure(json) })
})
