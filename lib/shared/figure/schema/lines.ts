import * as z from 'zod/mini'
import { alt, Color, count, Label, listOf, Num, Path, PlacedPoint, PositiveNum, Segment, XY } from './values'

/** So many ticks would be a grey bar. */
const MOST_TICKS = 200

const isRange = ({ from, to }: { readonly from: number; readonly to: number }) => from < to
const hasFewTicks = (from: number, to: number, step: number) => (to - from) / step <= MOST_TICKS

/** Sums and thirds miss the end of a range by what floating point leaves. */
const isWithin = (value: number, [from, to]: readonly [number, number]) => {
  const slack = (to - from) * 1e-9
  return value >= from - slack && value <= to + slack
}

/** `[value label]`, or the value alone. */
const MarkedValue = z.union([
  z.pipe(
    Num,
    z.transform((value: number): { value: number; label?: string } => ({ value })),
  ),
  z.pipe(
    z.tuple([Num, Label]),
    z.transform(([value, label]: [number, string]) => ({ value, label })),
  ),
])

const Interval = z.strictObject({
  from: z.optional(Num),
  to: z.optional(Num),
  'from-open': z._default(z.boolean(), false),
  'to-open': z._default(z.boolean(), false),
  label: z.optional(Label),
})

const Jump = z.union([
  z.pipe(
    z.tuple([Num, Num]),
    z.transform(([from, to]: [number, number]): { from: number; to: number; label?: string } => ({ from, to })),
  ),
  z.pipe(
    z.tuple([Num, Num, Label]),
    z.transform(([from, to, label]: [number, number, string]) => ({ from, to, label })),
  ),
])

interface Scale {
  readonly from: number
  readonly to: number
  readonly step: number
  readonly minor?: number | undefined
}

/** What is demanded of the numbers of a line. */
const scaleChecks = [
  z.refine<Scale>(isRange, { error: 'from must be below to', path: ['from'] }),
  z.refine<Scale>(({ from, to, step, minor = 1 }) => hasFewTicks(from, to, step / minor), {
    error: `more than ${MOST_TICKS} ticks`,
    path: ['step'],
  }),
] as const

export const NumberLine = z
  .strictObject({
    kind: z.literal('number-line'),
    ...alt,
    from: Num,
    to: Num,
    step: PositiveNum,
    minor: z.optional(count(20)),
    labels: z._default(z.union([z.boolean(), z.array(Num)]), true),
    marks: listOf(MarkedValue),
    points: listOf(MarkedValue),
    intervals: listOf(Interval, 4),
    jumps: listOf(Jump, 10),
    room: z.optional(count(100)),
  })
  .check(
    ...scaleChecks,
    z.refine(
      ({ from, to, ...line }) => {
        const ends = line.intervals.flatMap((interval) => [interval.from ?? from, interval.to ?? to])
        const jumps = line.jumps.flatMap((jump) => [jump.from, jump.to])
        const values = [...line.marks, ...line.points].map(({ value }) => value)
        return [...values, ...ends, ...jumps].every((value) => isWithin(value, [from, to]))
      },
      { error: 'a value is outside of the line' },
    ),
    z.refine(({ from, to, intervals }) => intervals.every((part) => (part.from ?? from) < (part.to ?? to)), {
      error: 'an interval ends before it begins',
      path: ['intervals'],
    }),
  )
export type NumberLine = z.infer<typeof NumberLine>

const Summary = z.tuple([Num, Num, Num, Num, Num])

/** `[least lower median upper most]`, and perhaps a name. */
const Plot = z
  .union([
    z.pipe(
      Summary,
      z.transform((summary: Summary): { summary: Summary; label?: string } => ({ summary })),
    ),
    z.pipe(
      z.tuple([Num, Num, Num, Num, Num, Label]),
      z.transform(([least, lower, median, upper, most, label]: [...Summary, string]) => ({
        summary: [least, lower, median, upper, most] as Summary,
        label,
      })),
    ),
  ])
  .check(
    z.refine(
      ({ summary }) => summary.every((value, index) => index === 0 || (summary[index - 1] ?? value) <= value),
      'expected five numbers in the order of their size',
    ),
  )
type Summary = z.infer<typeof Summary>

export const BoxPlot = z
  .strictObject({
    kind: z.literal('box-plot'),
    ...alt,
    from: Num,
    to: Num,
    step: PositiveNum,
    minor: z.optional(count(20)),
    title: z.optional(Label),
    plots: z.array(Plot).check(z.minLength(1), z.maxLength(4)),
  })
  .check(
    ...scaleChecks,
    z.refine(
      ({ from, to, plots }) => plots.every(({ summary }) => summary.every((value) => isWithin(value, [from, to]))),
      {
        error: 'a value is outside of the scale',
        path: ['plots'],
      },
    ),
  )
export type BoxPlot = z.infer<typeof BoxPlot>

const Range = XY.check(z.refine(([from, to]) => from < to, 'expected [from to] with from below to'))

const Circle = z.strictObject({
  center: XY,
  radius: PositiveNum,
  label: z.optional(Label),
  color: z.optional(Color),
  dashed: z.optional(z.boolean()),
})

/** What coordinate planes and sketches have in common. */
const planeObjects = {
  points: listOf(PlacedPoint),
  segments: listOf(Segment),
  polylines: listOf(Path, 10),
  polygons: listOf(Path, 10),
  circles: listOf(Circle, 10),
}

export const CoordinatePlane = z
  .strictObject({
    kind: z.literal('coordinate-plane'),
    ...alt,
    x: Range,
    y: Range,
    step: z._default(PositiveNum, 1),
    'x-step': z.optional(PositiveNum),
    'y-step': z.optional(PositiveNum),
    'x-name': z._default(Label, 'x'),
    'y-name': z._default(Label, 'y'),
    grid: z._default(z.boolean(), true),
    labels: z._default(z.union([z.boolean(), z.literal('unit')]), true),
    square: z.optional(z.boolean()),
    ...planeObjects,
    functions: listOf(Path, 10),
  })
  .check(
    z.refine(
      ({ x, y, step, ...plane }) =>
        hasFewTicks(...x, plane['x-step'] ?? step) && hasFewTicks(...y, plane['y-step'] ?? step),
      { error: `more than ${MOST_TICKS} ticks on an axis`, path: ['step'] },
    ),
    z.refine(
      ({ x, y, ...plane }) => {
        const ends = plane.segments.flatMap(({ from, to }) => [from, to])
        const corners = [...plane.polylines, ...plane.polygons].flatMap(({ points }) => points)
        const places = [...plane.points.map(({ at }) => at), ...ends, ...corners]
        return places.every((place) => isWithin(place[0], x) && isWithin(place[1], y))
      },
      { error: 'a place is outside of the axes' },
    ),
    z.refine(
      ({ x, y, circles }) =>
        circles.every(({ center: [cx, cy], radius }) => {
          const reaches = (middle: number, range: readonly [number, number]) =>
            isWithin(middle - radius, range) && isWithin(middle + radius, range)
          return reaches(cx, x) && reaches(cy, y)
        }),
      { error: 'a circle leaves the axes', path: ['circles'] },
    ),
  )
export type CoordinatePlane = z.infer<typeof CoordinatePlane>

const PlacedText = z.pipe(
  z.tuple([Num, Num, Label]),
  z.transform(([x, y, text]: [number, number, string]) => ({ at: [x, y] as const, text })),
)

/** A plane without axes: graphs, sets, solids seen from the side. */
export const Sketch = z
  .strictObject({ kind: z.literal('sketch'), ...alt, ...planeObjects, texts: listOf(PlacedText) })
  .check(
    z.refine(
      ({ points, segments, polylines, polygons, circles }) =>
        [points, segments, polylines, polygons, circles].some((list) => list.length > 0),
      'there is nothing in it',
    ),
  )
export type Sketch = z.infer<typeof Sketch>
