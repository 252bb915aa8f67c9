import { numberText } from '../number-text'
import type { BarChart } from '../schema/charts'
import { type Box, cornersOf } from './geometry'
import { hatch } from './hatch'
import { labelWidth } from './label-text'
import { area, type LabelShape, label, line, named, type Scene, type Shape, sceneOf, TICK_SIZE, WIDTH } from './scene'
import { AXIS, FINE, GRID } from './strokes'
import { niceStep, ticksOf } from './ticks'

interface Series {
  readonly name?: string
  readonly values: readonly number[]
}

/** Where values and categories lie. Bars stand upright, or lie when the names of the categories are long. */
interface Layout {
  readonly chart: BarChart
  readonly series: readonly Series[]
  readonly ticks: readonly number[]
  readonly toLength: (value: number) => number
  readonly slot: number
  readonly length: number
}

const HEIGHT = 180
const LYING_SLOT = 26
const SPACE = 0.68

/** Bars for each category, their scale with round numbers, and a key where there are several series. */
export function drawBarChart(chart: BarChart): Scene {
  const series: readonly Series[] = chart.values ? [{ values: chart.values }] : chart.series
  const all = series.flatMap(({ values }) => values)
  const [least, most] = [Math.min(0, ...all), Math.max(chart['y-max'] ?? 0, ...all, 0)]
  const step = chart['y-step'] ?? niceStep((most - least || 1) / 6)
  const [from, to] = [Math.floor(least / step + 1e-9) * step, Math.max(Math.ceil(most / step - 1e-9), 1) * step]
  const ticks = ticksOf(from, to, step)
  const scaleWidth = Math.max(...ticks.map((value) => labelWidth(numberText(value), TICK_SIZE))) + 8
  const slot = (WIDTH - scaleWidth) / chart.categories.length
  const widest = Math.max(...chart.categories.map((name) => labelWidth(name, TICK_SIZE)))
  const isLying = widest > slot - 5
  const length = isLying ? Math.max(WIDTH - widest - 24, 110) : HEIGHT
  const toLength = (value: number) => ((value - from) / (to - from)) * length
  const layout = {
    chart,
    series,
    ticks,
    toLength,
    length,
    slot: isLying ? LYING_SLOT * Math.max(series.length * 0.8, 1) : slot,
  }
  const body = isLying ? lyingBars(layout) : standingBars(layout)
  return sceneOf([...body, ...drawKey(layout, isLying)])
}

function standingBars(layout: Layout): readonly Shape[] {
  const { chart, ticks, toLength, slot, series, length } = layout
  const width = slot * chart.categories.length
  const zero = length - toLength(0)
  const stride = Math.ceil((ticks.length * 15) / length)
  const title = chart['y-title']
  return [
    ...ticks.flatMap((value) =>
      named(tickKey(value), [line([0, length - toLength(value)], [width, length - toLength(value)], GRID)]),
    ),
    ...ticks
      .filter((_, i) => i % stride === 0)
      .map((value) =>
        label(numberText(value), [-7, length - toLength(value)], {
          size: TICK_SIZE,
          anchor: 'end',
          key: numberKey(value),
        }),
      ),
    ...chart.categories.flatMap((_, at) =>
      series.flatMap(({ values }, index) => {
        const value = values[at] ?? 0
        const left = at * slot + (slot * (1 - SPACE)) / 2 + (slot * SPACE * index) / series.length
        const end = length - toLength(value)
        const box = {
          left,
          right: left + (slot * SPACE) / series.length,
          top: Math.min(zero, end),
          bottom: Math.max(zero, end),
        }
        const beyond = value < 0 ? box.bottom + 11 : box.top - 11
        const key = barKey(at, index)
        const look = { size: TICK_SIZE, isBold: true, key: `${key} label` }
        return [
          ...drawBar(box, index, key),
          ...(chart['value-labels'] ? [label(numberText(value), [(box.left + box.right) / 2, beyond], look)] : []),
        ]
      }),
    ),
    ...named('axis', [line([0, -6], [0, length], AXIS), line([0, zero], [width, zero], AXIS)]),
    ...chart.categories.map((name, at) =>
      label(name, [(at + 0.5) * slot, length + 14], { size: TICK_SIZE, key: categoryKey(at) }),
    ),
    ...(title ? [label(title, [-4, -22], { size: TICK_SIZE, anchor: 'start', ink: 'quiet' })] : []),
    ...(chart['x-title']
      ? [label(chart['x-title'], [width, length + 33], { size: TICK_SIZE, anchor: 'end', ink: 'quiet' })]
      : []),
  ]
}

function lyingBars(layout: Layout): readonly Shape[] {
  const { chart, ticks, toLength, slot, series, length } = layout
  const height = slot * chart.categories.length
  const zero = toLength(0)
  const widest = Math.max(...ticks.map((value) => labelWidth(numberText(value), TICK_SIZE)))
  const stride = Math.ceil((ticks.length * (widest + 8)) / length)
  const title = chart['y-title']
  return [
    ...ticks.flatMap((value) => named(tickKey(value), [line([toLength(value), 0], [toLength(value), height], GRID)])),
    ...ticks
      .filter((_, i) => i % stride === 0)
      .map((value) =>
        label(numberText(value), [toLength(value), height + 14], { size: TICK_SIZE, key: numberKey(value) }),
      ),
    ...chart.categories.flatMap((_, at) =>
      series.flatMap(({ values }, index) => {
        const value = values[at] ?? 0
        const top = at * slot + (slot * (1 - SPACE)) / 2 + (slot * SPACE * index) / series.length
        const end = toLength(value)
        const box = {
          top,
          bottom: top + (slot * SPACE) / series.length,
          left: Math.min(zero, end),
          right: Math.max(zero, end),
        }
        const [x, anchor] = value < 0 ? [box.left - 5, 'end' as const] : [box.right + 5, 'start' as const]
        const key = barKey(at, index)
        const look = { size: TICK_SIZE, anchor, isBold: true, key: `${key} label` }
        return [
          ...drawBar(box, index, key),
          ...(chart['value-labels'] ? [label(numberText(value), [x, (box.top + box.bottom) / 2], look)] : []),
        ]
      }),
    ),
    ...named('axis', [line([0, 0], [0, height], AXIS), ...(zero > 0 ? [line([zero, 0], [zero, height], AXIS)] : [])]),
    ...chart.categories.map((name, at) =>
      label(name, [-7, (at + 0.5) * slot], { size: TICK_SIZE, anchor: 'end', key: categoryKey(at) }),
    ),
    ...(title ? [label(title, [length, height + 33], { size: TICK_SIZE, anchor: 'end', ink: 'quiet' })] : []),
    ...(chart['x-title'] ? [label(chart['x-title'], [-7, -12], { size: TICK_SIZE, anchor: 'end', ink: 'quiet' })] : []),
  ]
}

/** A bar is named by its category and then its series, so that the first word alone means all bars of a category. */
const barKey = (category: number, series: number) => `bar ${category + 1} ${series + 1}`
const categoryKey = (category: number) => `category ${category + 1}`
const tickKey = (value: number) => `tick ${value}`
const numberKey = (value: number) => `number ${value}`

/** The first series is full, the second hatched, the third light. */
function drawBar(box: Box, series: number, key: string): readonly Shape[] {
  const corners = cornersOf(box)
  const outline = { ...FINE, width: 1.2 }
  if (series === 0) return named(key, [area(corners, { fill: 'leaf', stroke: outline })])
  if (series === 2) return named(key, [area(corners, { fill: 'sun', stroke: outline })])
  return [
    ...named(key, [area(corners, { fill: 'paper' })]),
    // By itself: a taller bar has more lines, which cannot grow out of fewer.
    ...named(`${key} hatch`, hatch(box, { ink: 'sky', width: 1.8 })),
    ...named(key, [area(corners, { stroke: outline })]),
  ]
}

/** The names of the series, each behind a piece of its bar, below the chart. */
function drawKey({ series, slot, chart, length }: Layout, isLying: boolean): readonly Shape[] {
  if (series.length < 2) return []
  const top =
    (isLying ? slot * chart.categories.length : length) + (chart['x-title'] || (isLying && chart['y-title']) ? 48 : 32)
  let x = 0
  let y = top
  return series.flatMap(({ name = '' }, index): readonly Shape[] => {
    const width = 20 + labelWidth(name, TICK_SIZE) + 16
    if (x > 0 && x + width > WIDTH - 20) {
      x = 0
      y += 22
    }
    const left = x
    x += width
    const key = `series ${index + 1}`
    const text: LabelShape = label(name, [left + 20, y + 7], { size: TICK_SIZE, anchor: 'start', key: `${key} label` })
    return [...drawBar({ left, right: left + 14, top: y, bottom: y + 14 }, index, key), text]
  })
}
