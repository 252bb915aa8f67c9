import fc from 'fast-check'
import type { FigureKind } from '@/lib/shared/figure/kinds'

/* Random options of each kind of figure, as an author may give them, and always right. */

const label = fc.oneof(
  fc.constantFrom('A', 'a', '1/2', '2 1/3', '*a* = 5 cm', 'x_1', '?', '', 'α', '90°', 'őszibarack', '-3', 'W W W'),
  fc.integer({ min: -9999, max: 99_999 }),
)
const text = fc.constantFrom('Ábra', 'Egy kép a számokkal')
const color = fc.constantFrom('leaf', 'sky', 'sun', 'berry', 'ink')
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
const listOf = <Value>(values: fc.Arbitrary<Value>, most = 4) => fc.array(values, { maxLength: most })

/** A number from one end to the other, also a fraction as text where that fits. */
const numberIn = (from: number, to: number) =>
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => Math.min(Math.max(from + (to - from) * share, from), to))

const span = fc
  .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 2000 }), fc.constantFrom(1, 0.01, 0.5, 1000))
  .map(([from, length, unit]): [number, number] => [from * unit, from * unit + length * unit])

const pointIn = ([fromX, toX]: readonly [number, number], [fromY, toY]: readonly [number, number]) =>
  fc.tuple(numberIn(fromX, toX), numberIn(fromY, toY))

const looks = { label: optional(label), color: optional(color), dashed: optional(fc.boolean()) }

function placed(x: readonly [number, number], y: readonly [number, number]) {
  const at = pointIn(x, y)
  const points = fc.array(at, { minLength: 2, maxLength: 6 })
  return {
    point: fc.oneof(
      at,
      fc.tuple(at, label).map(([[px, py], name]) => [px, py, name]),
      fc.record({ at, label: optional(label), color: optional(color), open: optional(fc.boolean()) }),
    ),
    segment: fc.oneof(fc.tuple(at, at), fc.record({ from: at, to: at, ...looks, arrow: optional(fc.boolean()) })),
    path: fc.oneof(points, fc.record({ points, ...looks, shaded: optional(fc.boolean()) })),
  }
}

const numberLine = span.chain(([from, to]) => {
  const value = numberIn(from, to)
  const marked = fc.oneof(value, fc.tuple(value, label))
  const pair = fc.tuple(value, value).filter(([a, b]) => a !== b)
  return fc.record({
    from: fc.constant(from),
    to: fc.constant(to),
    step: fc.integer({ min: 1, max: 40 }).map((count) => (to - from) / count),
    minor: optional(fc.integer({ min: 1, max: 5 })),
    labels: optional(fc.oneof(fc.boolean(), listOf(value))),
    marks: listOf(marked),
    points: listOf(marked),
    intervals: listOf(
      fc.record({
        ends: pair,
        isOpen: fc.boolean(),
        endless: fc.constantFrom('from', 'to', ''),
        label: optional(label),
      }),
      3,
    ).map((intervals) =>
      intervals.map(({ ends: [a, b], isOpen, endless, label: name }) => ({
        from: endless === 'from' && Math.max(a, b) > from ? undefined : Math.min(a, b),
        to: endless === 'to' && Math.min(a, b) < to ? undefined : Math.max(a, b),
        'from-open': isOpen,
        label: name,
      })),
    ),
    jumps: listOf(fc.oneof(fc.tuple(value, value), fc.tuple(value, value, label)), 3),
  })
})

const coordinatePlane = fc.tuple(span, span).chain(([x, y]) => {
  const { point, segment, path } = placed(x, y)
  const room = Math.min(x[1] - x[0], y[1] - y[0]) / 2
  const circle = fc.double({ min: 0.05, max: 1, noNaN: true }).chain((share) => {
    const radius = room * share * 0.99
    const center = pointIn([x[0] + radius, x[1] - radius], [y[0] + radius, y[1] - radius])
    return fc.record({ center, radius: fc.constant(radius), ...looks })
  })
  return fc.record({
    x: fc.constant(x),
    y: fc.constant(y),
    'x-step': fc.integer({ min: 1, max: 30 }).map((count) => (x[1] - x[0]) / count),
    'y-step': fc.integer({ min: 1, max: 30 }).map((count) => (y[1] - y[0]) / count),
    'x-name': optional(label),
    'y-name': optional(label),
    labels: optional(fc.constantFrom(true, false, 'unit')),
    square: optional(fc.boolean()),
    points: listOf(point),
    segments: listOf(segment),
    polylines: listOf(path, 2),
    functions: listOf(placed([x[0] - 50, x[1] + 50], [y[0] - 50, y[1] + 50]).path, 2),
    polygons: listOf(path, 2),
    circles: listOf(circle, 2),
  })
})

const sketch = fc.tuple(span, span).chain(([x, y]) => {
  const { point, segment, path } = placed(x, y)
  const circle = fc.record({ center: pointIn(x, y), radius: fc.double({ min: 0.05, max: 20, noNaN: true }), ...looks })
  return fc.record({
    points: fc.array(point, { minLength: 1, maxLength: 4 }),
    segments: listOf(segment),
    polylines: listOf(path, 2),
    polygons: listOf(path, 2),
    circles: listOf(circle, 2),
    texts: optional(
      fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), label), { maxLength: 3 }),
    ),
  })
})

const degrees = fc.integer({ min: -360, max: 360 })

const polygon = fc.integer({ min: 3, max: 8 }).chain((count) => {
  const { point, path } = placed([-5, 5], [-5, 5])
  const vertex = fc.integer({ min: 0, max: count - 1 })
  const end = fc.oneof(vertex, pointIn([-5, 5], [-5, 5]))
  const each = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { maxLength: count })
  const star = fc.array(fc.double({ min: 1, max: 9, noNaN: true }), { minLength: count, maxLength: count })
  return fc.record({
    vertices: star.map((radii) =>
      radii.map((radius, i) => [
        radius * Math.cos((2 * Math.PI * i) / count),
        radius * Math.sin((2 * Math.PI * i) / count),
      ]),
    ),
    labels: each(label),
    sides: each(label),
    angles: each(fc.oneof(label, fc.constant('right'))),
    'equal-sides': each(fc.integer({ min: 0, max: 3 })),
    segments: listOf(
      fc.oneof(
        fc.tuple(end, end),
        fc.record({ from: end, to: end, label: optional(label), dashed: optional(fc.boolean()) }),
      ),
    ),
    'right-angles': listOf(fc.tuple(end, end, end), 2),
    points: listOf(point),
    others: listOf(path, 2),
    shaded: optional(fc.boolean()),
  })
})

const circle = fc.record({
  center: optional(fc.oneof(label, fc.constant(true))),
  radius: optional(fc.oneof(label, fc.constant(true))),
  diameter: optional(fc.oneof(label, fc.constant(true))),
  shaded: optional(fc.boolean()),
  sectors: listOf(
    fc.record({
      from: fc.integer({ min: -180, max: 0 }),
      to: fc.integer({ min: 1, max: 179 }),
      label: optional(label),
      shaded: optional(fc.boolean()),
    }),
    3,
  ),
  chords: listOf(fc.record({ from: degrees, to: degrees, label: optional(label), dashed: optional(fc.boolean()) }), 3),
  tangents: listOf(fc.record({ at: degrees, label: optional(label) }), 2),
  points: listOf(fc.record({ at: degrees, label: optional(label) })),
})

const parted = fc.integer({ min: 1, max: 30 }).chain((parts) =>
  fc.record({
    parts: fc.constant(parts),
    shaded: optional(fc.oneof(fc.integer({ min: 0, max: parts }), listOf(fc.integer({ min: 1, max: parts })))),
    label: optional(label),
  }),
)
const several = fc.array(parted, { minLength: 1, maxLength: 6 })

const barChart = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const exactly = <Value>(values: fc.Arbitrary<Value>) => fc.array(values, { minLength: count, maxLength: count })
  const values = exactly(fc.oneof(fc.integer({ min: -50, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true })))
  const common = {
    categories: exactly(label),
    'x-title': optional(label),
    'y-title': optional(label),
    'y-max': optional(fc.integer({ min: 0, max: 9000 })),
    'value-labels': optional(fc.boolean()),
  }
  return fc.oneof(
    fc.record({ ...common, values }),
    fc.record({
      ...common,
      series: fc.array(fc.record({ name: label, values }), { minLength: 1, maxLength: 3 }),
    }),
  )
})

const boxPlot = span.chain(([from, to]) => {
  const value = numberIn(from, to)
  const summary = fc.tuple(value, value, value, value, value).map((values) => values.toSorted((a, b) => a - b))
  return fc.record({
    from: fc.constant(from),
    to: fc.constant(to),
    step: fc.constantFrom(1, 2, 5, 10).map((parts) => (to - from) / parts),
    minor: optional(fc.integer({ min: 1, max: 10 })),
    title: optional(label),
    plots: fc.array(
      fc.oneof(
        summary,
        fc.tuple(summary, label).map(([values, name]) => [...values, name]),
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
  })
})

const share = fc.double({ min: 0.001, max: 1000, noNaN: true })
const pieChart = fc.record({
  sectors: fc.array(fc.oneof(fc.tuple(label, share), fc.tuple(label, share, label)), { minLength: 2, maxLength: 8 }),
})

const clock = fc.record({
  hour: fc.integer({ min: 0, max: 24 }),
  minute: optional(fc.integer({ min: 0, max: 59 })),
  numerals: optional(fc.constantFrom('all', 'quarters', 'roman', 'none')),
})

const edges = (most: number) => {
  const edge = fc.integer({ min: 1, max: most })
  return { width: edge, depth: edge, height: edge }
}
const box = fc.record({
  ...edges(12),
  labels: optional(fc.record({ width: optional(label), depth: optional(label), height: optional(label) })),
  cubes: optional(fc.boolean()),
  shaded: listOf(fc.constantFrom('front', 'top', 'side'), 3),
})

const grid = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 })).chain(([columns, rows]) => {
  const { point, segment, path } = placed([0, columns], [0, rows])
  const cell = fc.tuple(fc.integer({ min: 1, max: columns }), fc.integer({ min: 1, max: rows }))
  return fc.record({
    columns: fc.constant(columns),
    rows: fc.constant(rows),
    shaded: optional(fc.oneof(fc.integer({ min: 0, max: columns * rows }), listOf(cell))),
    shapes: listOf(path, 2),
    axes: listOf(segment, 2),
    segments: listOf(segment),
    points: listOf(point),
  })
})

const table = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })).chain(([columns, rows]) => {
  const row = fc.array(label, { minLength: columns, maxLength: columns })
  return fc.record({
    head: optional(row),
    rows: fc.array(row, { minLength: rows, maxLength: rows }),
    'row-heads': optional(fc.boolean()),
  })
})

const optionsByKind = {
  'number-line': numberLine,
  'coordinate-plane': coordinatePlane,
  sketch,
  polygon,
  circle,
  'fraction-bar': fc.oneof(parted, fc.record({ bars: several })),
  'fraction-pie': fc.oneof(parted, fc.record({ pies: several })),
  'bar-chart': barChart,
  'box-plot': boxPlot,
  'pie-chart': pieChart,
  clock,
  box,
  grid,
  table,
} satisfies Record<FigureKind, fc.Arbitrary<object>>

/** Figures of a kind as the JSON that a rendered text holds. */
export function figureJsons(kind: FigureKind): fc.Arbitrary<string> {
  const options: fc.Arbitrary<object> = optionsByKind[kind]
  return fc.tuple(options, text).map(([given, alt]) => JSON.stringify({ kind, ...given, alt }))
}
