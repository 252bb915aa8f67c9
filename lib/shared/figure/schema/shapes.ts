import * as z from 'zod/mini'
import { alt, count, Label, listOf, Num, Path, PlacedPoint, PositiveNum, Segment, XY } from './values'

const MOST_CORNERS = 20

/** The number of a vertex, from 0, or a place. */
const End = z.union([z.int().check(z.minimum(0)), XY])
export type End = z.infer<typeof End>

const InnerLine = z.strictObject({
  from: End,
  to: End,
  label: z.optional(Label),
  dashed: z.optional(z.boolean()),
})
export type InnerLine = z.infer<typeof InnerLine>

/** `[from to]`, or a map that also says how it looks. */
const Diagonal = z.union([
  z.pipe(
    z.tuple([End, End]),
    z.transform(([from, to]: [End, End]): InnerLine => ({ from, to })),
  ),
  InnerLine,
])

export const Polygon = z
  .strictObject({
    kind: z.literal('polygon'),
    ...alt,
    vertices: z.array(XY).check(z.minLength(3), z.maxLength(MOST_CORNERS)),
    labels: listOf(Label, MOST_CORNERS),
    sides: listOf(Label, MOST_CORNERS),
    angles: listOf(Label, MOST_CORNERS),
    'equal-sides': listOf(z.int().check(z.minimum(0), z.maximum(3)), MOST_CORNERS),
    segments: listOf(Diagonal),
    'right-angles': listOf(z.tuple([End, End, End]), 10),
    points: listOf(PlacedPoint),
    others: listOf(Path, 10),
    shaded: z._default(z.boolean(), false),
  })
  .check(
    z.refine(
      ({ vertices, ...polygon }) =>
        [polygon.labels, polygon.sides, polygon.angles, polygon['equal-sides']].every(
          (list) => list.length <= vertices.length,
        ),
      'more labels than vertices',
    ),
    z.refine(({ vertices, ...polygon }) => {
      const ends = [...polygon.segments.flatMap(({ from, to }) => [from, to]), ...polygon['right-angles'].flat()]
      return ends.every((end) => typeof end !== 'number' || end < vertices.length)
    }, 'there is no such vertex'),
    z.refine(
      ({ vertices }) =>
        vertices.every(([x, y], i) => vertices.slice(0, i).every((other) => other[0] !== x || other[1] !== y)),
      { error: 'two vertices are the same', path: ['vertices'] },
    ),
    z.refine(({ vertices }) => Math.abs(doubleArea(vertices)) > 0, { error: 'has no area', path: ['vertices'] }),
  )
export type Polygon = z.infer<typeof Polygon>

function doubleArea(vertices: readonly (readonly [number, number])[]): number {
  return vertices.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = vertices[(i + 1) % vertices.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Degrees, counted from three o'clock against the clock. */
const Degrees = Num.check(z.refine((value) => Math.abs(value) <= 360, 'expected degrees from -360 to 360'))
const Arc = z
  .strictObject({ from: Degrees, to: Degrees, label: z.optional(Label), shaded: z.optional(z.boolean()) })
  .check(z.refine(({ from, to }) => from < to && to - from < 360, 'expected from below to, and less than 360 degrees'))
const Chord = z.strictObject({ from: Degrees, to: Degrees, label: z.optional(Label), dashed: z.optional(z.boolean()) })
/** A label, or `true` for the line alone. */
const LineLabel = z.union([Label, z.literal(true)])

export const CircleFigure = z.strictObject({
  kind: z.literal('circle'),
  ...alt,
  center: z.optional(LineLabel),
  radius: z.optional(LineLabel),
  diameter: z.optional(LineLabel),
  shaded: z._default(z.boolean(), false),
  sectors: listOf(Arc, 12),
  chords: listOf(Chord, 12),
  tangents: listOf(z.strictObject({ at: Degrees, label: z.optional(Label) }), 4),
  points: listOf(z.strictObject({ at: Degrees, label: z.optional(Label) }), 12),
})
export type CircleFigure = z.infer<typeof CircleFigure>

const edge = PositiveNum.check(z.refine((value) => value <= 1000, 'expected at most 1000'))
const EDGES = ['width', 'depth', 'height'] as const

export const BoxFigure = z
  .strictObject({
    kind: z.literal('box'),
    ...alt,
    width: edge,
    depth: edge,
    height: edge,
    labels: z._default(
      z.strictObject({ width: z.optional(Label), depth: z.optional(Label), height: z.optional(Label) }),
      {},
    ),
    cubes: z._default(z.boolean(), false),
    shaded: listOf(z.enum(['front', 'top', 'side']), 3),
    room: z.optional(z.strictObject({ width: edge, depth: edge, height: edge })),
  })
  .check(
    z.refine((box) => EDGES.every((name) => box[name] <= (box.room?.[name] ?? Number.POSITIVE_INFINITY)), {
      error: 'the box does not fit in its room',
      path: ['room'],
    }),
    z.refine(({ cubes, width, depth, height }) => !cubes || [width, depth, height].every(isFewCubes), {
      error: 'unit cubes need whole edges up to 12',
      path: ['cubes'],
    }),
    z.refine(
      ({ width, depth, height }) => Math.max(width, depth, height) <= 20 * Math.min(width, depth, height),
      'one edge is more than 20 times another: give proportions, and the true lengths as labels',
    ),
  )
export type BoxFigure = z.infer<typeof BoxFigure>

const isFewCubes = (edgeLength: number) => Number.isInteger(edgeLength) && edgeLength <= 12

/** `[column row]`, both from 1, the row from below. */
const Cell = z.readonly(z.tuple([count(30), count(30)]))

export const Grid = z
  .strictObject({
    kind: z.literal('grid'),
    ...alt,
    columns: count(30),
    rows: count(30),
    shaded: z._default(z.union([z.int().check(z.minimum(0), z.maximum(900)), z.array(Cell)]), []),
    shapes: listOf(Path, 10),
    axes: listOf(Segment, 10),
    segments: listOf(Segment),
    points: listOf(PlacedPoint),
  })
  .check(
    z.refine(
      ({ columns, rows, shaded }) =>
        typeof shaded === 'number'
          ? shaded <= columns * rows
          : shaded.every(([column, row]) => column <= columns && row <= rows),
      { error: 'a cell is outside of the grid', path: ['shaded'] },
    ),
    z.refine(({ columns, rows, ...grid }) => {
      const ends = [...grid.axes, ...grid.segments].flatMap(({ from, to }) => [from, to])
      const places = [...ends, ...grid.points.map(({ at }) => at), ...grid.shapes.flatMap(({ points }) => points)]
      return places.every(([x, y]) => x >= 0 && x <= columns && y >= 0 && y <= rows)
    }, 'a place is outside of the grid'),
  )
export type Grid = z.infer<typeof Grid>
