import { numberText } from '../number-text'
import type { BoxPlot } from '../schema/lines'
import type { Point } from './geometry'
import { numberLineX } from './number-line'
import type { ToX } from './number-line-parts'
import { area, keyOf, type LabelShape, label, line, named, type Scene, type Shape, sceneOf, TICK_SIZE } from './scene'
import { AXIS, dataStroke, FINE, GRID, washOf } from './strokes'
import { labelStride, ticksOf, valueKey } from './ticks'

/** Of a box, and of the short lines at the ends of its whiskers. */
const BOX = 30
const CAP = 14
/** What is free above each plot, and for its name. */
const GAP = 16
const NAME = 22
/** The line of a number, among which one counts those between. */
const STEP = { ...GRID, width: 1.8 }

/** Box plots one below the other over one scale, whose lines go up through all of them, so that each value can be read. */
export function drawBoxPlot(figure: BoxPlot): Scene {
  const toX = (value: number) => numberLineX(figure, value)
  let bottom = 0
  const plots = figure.plots.flatMap((plot, index) => {
    const top = bottom + GAP + (plot.label ? NAME : 0)
    bottom = top + BOX
    return [...drawPlot(plot.summary, index, top, toX), ...drawName(plot.label, index, [toX(figure.from), top])]
  })
  return sceneOf([...drawScale(figure, bottom + GAP, toX), ...plots])
}

type Summary = BoxPlot['plots'][number]['summary']

function drawPlot(summary: Summary, index: number, top: number, toX: ToX): readonly Shape[] {
  const key = keyOf('plot', index)
  const color = index % 2 === 0 ? 'leaf' : 'sky'
  const stroke = dataStroke(color)
  const [least, lower, median, upper, most] = summary.map(toX) as [number, number, number, number, number] // five, by its schema
  const [middle, bottom] = [top + BOX / 2, top + BOX]
  const cap = (x: number) => line([x, middle - CAP / 2], [x, middle + CAP / 2], stroke)
  const corners = [
    [lower, top],
    [upper, top],
    [upper, bottom],
    [lower, bottom],
  ] as const
  return [
    ...named(`${key} low`, [line([least, middle], [lower, middle], stroke), cap(least)]),
    ...named(`${key} high`, [line([upper, middle], [most, middle], stroke), cap(most)]),
    ...named(`${key} box`, [area(corners, { fill: washOf(color), stroke })]),
    ...named(`${key} median`, [line([median, top], [median, bottom], { ...stroke, width: 3.6 })]),
  ]
}

function drawName(name: string | undefined, index: number, [left, top]: Point): readonly LabelShape[] {
  if (!name) return []
  const look = { anchor: 'start', isBold: true, hasPlate: true, key: `${keyOf('plot', index)} label` } as const
  return [label(name, [left, top - NAME / 2 - 2], look)]
}

function drawScale({ from, to, step, minor = 1, title }: BoxPlot, y: number, toX: ToX): readonly Shape[] {
  const ticks = ticksOf(from, to, step, from)
  const stride = labelStride(ticks, toX(from + step) - toX(from))
  return [
    ...ticksOf(from, to, step / minor, from).flatMap((value) =>
      named(`line ${valueKey(value)}`, [line([toX(value), 0], [toX(value), y], ticks.includes(value) ? STEP : GRID)]),
    ),
    ...named('axis', [line([toX(from), y], [toX(to), y], AXIS)]),
    ...ticks.flatMap((value) => named(`tick ${valueKey(value)}`, [line([toX(value), y], [toX(value), y + 6], FINE)])),
    ...ticks
      .filter((_, index) => index % stride === 0)
      .map((value) =>
        label(numberText(value), [toX(value), y + 18], { size: TICK_SIZE, key: `number ${valueKey(value)}` }),
      ),
    ...(title ? [label(title, [toX(to), y + 38], { size: TICK_SIZE, anchor: 'end', ink: 'quiet' })] : []),
  ]
}
