import type { End, InnerLine, Polygon } from '../schema/shapes'
import {
  add,
  arcPoints,
  between,
  boundsOf,
  centroid,
  direction,
  distance,
  doubleArea,
  leftOf,
  onCircle,
  type Point,
  type Segment,
  segmentsOf,
  subtract,
  times,
} from './geometry'
import { type LabelRequest, labelOf, placeLabels, placesAlong, placesAround } from './placement'
import { area, keyOf, line, named, type PathShape, type Scene, type Shape, sceneOf, WIDTH } from './scene'
import { DOT, dataStroke, dot, FINE, OUTLINE, washOf } from './strokes'

const ROOM = { width: WIDTH - 60, height: 220 }
const RIGHT = 'right'

/** A polygon in its true proportions, with the names of its vertices and sides, and its angles. */
export function drawPolygon(figure: Polygon): Scene {
  const toPoint = fitted(figure)
  const corners = figure.vertices.map(toPoint)
  const place = (end: End): Point => (typeof end === 'number' ? (corners[end] ?? [0, 0]) : toPoint(end))
  const others = figure.others.map((other) => ({ ...other, points: other.points.map(toPoint) }))
  const inner = figure.segments.map((part) => ({ ...part, from: place(part.from), to: place(part.to) }))
  const points = figure.points.map((point) => ({ ...point, at: toPoint(point.at) }))
  const angles = corners.map((corner, i) => ({ corner, arms: armsAt(corners, i), text: figure.angles[i] ?? '' }))
  const sides = segmentsOf(corners, true)
  const lines = [...sides, ...inner, ...others.flatMap((other) => segmentsOf(other.points, true))]
  const arcs = angles.flatMap(({ corner, arms, text }, i) =>
    text ? named(keyOf('angle', i), [angleMark(corner, arms, text === RIGHT)]) : [],
  )
  return sceneOf([
    ...named('polygon', [area(corners, figure.shaded ? { fill: washOf('leaf') } : {})]),
    ...others.flatMap((other, i) =>
      named(keyOf('other', i), [
        area(other.points, {
          stroke: dataStroke(other.color ?? 'sky', other.dashed),
          ...(other.shaded && { fill: washOf(other.color ?? 'sky') }),
        }),
      ]),
    ),
    ...arcs,
    ...figure['right-angles'].flatMap(([a, b, c], i) =>
      named(keyOf('right-angle', i), [angleMark(place(b), [place(a), place(c)], true)]),
    ),
    ...inner.flatMap(({ from, to, dashed }, i) =>
      named(keyOf('segment', i), [line(from, to, { ...OUTLINE, width: 1.6, dash: dashed ? 'dashed' : undefined })]),
    ),
    ...named('polygon rim', [area(corners, { stroke: OUTLINE })]),
    ...sides.flatMap((side, i) =>
      named(keyOf('side', i), [line(side.from, side.to), ...equalMarks(side, figure['equal-sides'][i] ?? 0)]),
    ),
    ...points.flatMap(({ at, color, open }, i) => named(keyOf('point', i), [dot(at, color, open)])),
    ...placeLabels(requestsOf(figure, { corners, sides, inner, others, points, angles }), {
      boxes: points.map(({ at }) => boundsOf([at], DOT)),
      lines: [...lines, ...arcs.flatMap((arc) => segmentsOf(arc.points))],
    }),
  ])
}

/** As large as the room allows, with y growing upwards as in mathematics. */
function fitted({ vertices, others, points }: Polygon): (place: readonly [number, number]) => Point {
  const places = [...vertices, ...others.flatMap((other) => other.points), ...points.map(({ at }) => at)]
  const { left, right, top, bottom } = boundsOf(places)
  const scale = Math.min(ROOM.width / Math.max(right - left, 1e-9), ROOM.height / Math.max(bottom - top, 1e-9))
  return ([x, y]) => [(x - left) * scale, (bottom - y) * scale]
}

type Arms = readonly [Point, Point]

function armsAt(corners: readonly Point[], index: number): Arms {
  const { length } = corners
  const [before, after] = [corners[(index + length - 1) % length], corners[(index + 1) % length]]
  return [before ?? [0, 0], after ?? [0, 0]]
}

/** Degrees as for a circle. */
const bearing = (from: Point, to: Point) => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI

/** Where the angle begins, and how far it opens: less than half a turn, unless `isReflex`. */
function opening(corner: Point, [a, b]: Arms, isReflex = false): { readonly start: number; readonly turn: number } {
  const start = bearing(corner, a)
  const turn = ((bearing(corner, b) - start + 540) % 360) - 180
  return { start, turn: isReflex ? turn - Math.sign(turn || 1) * 360 : turn }
}

function angleRadius(corner: Point, [a, b]: Arms): number {
  return Math.min(24, distance(corner, a) * 0.45, distance(corner, b) * 0.45)
}

/** An arc between the arms, or the small square of a right angle. */
function angleMark(corner: Point, arms: Arms, isRight: boolean): PathShape {
  if (isRight) {
    const size = Math.min(13, angleRadius(corner, arms))
    const [u, v] = arms.map((arm) => times(direction(subtract(arm, corner)), size)) as [Point, Point] // two arms, two sides
    return {
      type: 'path',
      points: [add(corner, u), add(add(corner, u), v), add(corner, v)],
      stroke: { ...FINE, width: 1.4 },
    }
  }
  const { start, turn } = opening(corner, arms)
  return {
    type: 'path',
    points: arcPoints(corner, angleRadius(corner, arms), start, start + turn),
    stroke: { ink: 'leaf', width: 1.8 },
  }
}

/** Short strokes across a side: sides with equally many are equal. */
function equalMarks({ from, to }: Segment, count: number): readonly Shape[] {
  const along = direction(subtract(to, from))
  const across = times(leftOf(along), 5)
  return Array.from({ length: count }, (_, i) => {
    const middle = add(between(from, to), times(along, (i - (count - 1) / 2) * 4.5))
    return line(add(middle, across), subtract(middle, across), { ...OUTLINE, width: 1.5 })
  })
}

interface Parts {
  readonly corners: readonly Point[]
  readonly sides: readonly Segment[]
  readonly inner: readonly (Omit<InnerLine, 'from' | 'to'> & Segment)[]
  readonly others: readonly { readonly points: readonly Point[]; readonly label?: string | undefined }[]
  readonly points: readonly { readonly at: Point; readonly label?: string | undefined }[]
  readonly angles: readonly { readonly corner: Point; readonly arms: Arms; readonly text: string }[]
}

/** Angles have the least choice, so they come first; then vertices, sides, and what is inside. */
function requestsOf(
  figure: Polygon,
  { corners, sides, inner, others, points, angles }: Parts,
): readonly LabelRequest[] {
  // The outside of a polygon that goes round with the clock is on the left of its sides.
  const outer = doubleArea(corners) > 0 ? 1 : -1
  const inAngles = angles.map(({ corner, arms, text }): LabelRequest => {
    if (text === RIGHT) return { text: '', places: [] }
    const { start, turn } = opening(corner, arms)
    const radius = angleRadius(corner, arms)
    const gaps = [radius + 11, radius + 17, radius + 24]
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
    return {
      text,
      places: gaps.flatMap((gap) =>
        shares.map((share) => ({ at: onCircle(corner, gap, start + turn * share), anchor: 'middle' })),
      ),
      look: { ink: 'leaf', isBold: true },
    }
  })
  const atCorners = corners.map((corner, i): LabelRequest => {
    const { start, turn } = opening(corner, armsAt(corners, i))
    return { text: figure.labels[i] ?? '', places: placesAround(corner, 6, start + turn / 2 + 180) }
  })
  const atSides = sides.map((side, i): LabelRequest => {
    const gap = (figure['equal-sides'][i] ?? 0) > 0 ? 11 : 8
    return { text: figure.sides[i] ?? '', places: placesAlong(side, gap, [outer]) }
  })
  const within = inner.map((part): LabelRequest => ({ text: part.label ?? '', places: placesAlong(part, 8) }))
  const atPoints = points.map(({ at, label }): LabelRequest => ({ text: label ?? '', places: placesAround(at, 8) }))
  const inOthers = others.map(({ points: rim, label }): LabelRequest => {
    const { top, bottom } = boundsOf(rim)
    const [x, y] = centroid(rim)
    const places: readonly Point[] = [
      [x, y],
      [x, top - 13],
      [x, bottom + 13],
    ]
    return { text: label ?? '', places: places.map((at) => ({ at, anchor: 'middle' })) }
  })
  const keyed = (kind: string, requests: readonly LabelRequest[]) =>
    requests.map((request, i) => labelOf(keyOf(kind, i), request))
  return [
    ...keyed('angle', inAngles),
    ...keyed('vertex', atCorners),
    ...keyed('side', atSides),
    ...keyed('other', inOthers),
    ...keyed('segment', within),
    ...keyed('point', atPoints),
  ].filter(({ text }) => text !== '')
}
