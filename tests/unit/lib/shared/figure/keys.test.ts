import { drawFigure } from '@/lib/shared/figure/draw/draw-figure'
import { parseFigure } from '@/lib/shared/figure/model'
import { isHighlighted, parseStagedFigure, stagedJson } from '@/lib/shared/figure/staged'

function keysOf(figure: object): ReadonlySet<string> {
  const parsed = parseFigure(JSON.stringify({ alt: 'a', ...figure }))
  if ('faults' in parsed || parsed.kind === 'table') throw new Error('no drawing')
  return new Set(drawFigure(parsed).shapes.flatMap(({ key }) => key ?? []))
}

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
