/** In units of the drawing, with y growing downwards. */
export type Point = readonly [x: number, y: number]

/** A rectangle that stands straight. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Segment {
  readonly from: Point
  readonly to: Point
}

export const add = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]
export const subtract = ([x, y]: Point, [dx, dy]: Point): Point => [x - dx, y - dy]
export const times = ([x, y]: Point, factor: number): Point => [x * factor, y * factor]
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const between = (a: Point, b: Point, share = 0.5): Point => add(a, times(subtract(b, a), share))

/** The direction of a vector, as one of length 1; one that is too short to have a direction points right. */
export function direction(vector: Point): Point {
  const length = Math.hypot(...vector)
  return length < 1e-9 ? [1, 0] : times(vector, 1 / length)
}

/** A quarter turn to the left as one looks at the picture. */
export const leftOf = ([x, y]: Point): Point => [y, -x]

/** The point on a circle; degrees count from three o'clock against the clock. */
export function onCircle(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [center[0] + radius * Math.cos(angle), center[1] - radius * Math.sin(angle)]
}

/** An arc as points so close together that they read as a curve. */
export function arcPoints(center: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4))
  return Array.from({ length: steps + 1 }, (_, i) => onCircle(center, radius, from + ((to - from) * i) / steps))
}

export function boundsOf(points: readonly Point[], margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

export const cornersOf = ({ left, top, right, bottom }: Box): readonly Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

export const unionOf = (boxes: readonly Box[]): Box => boundsOf(boxes.flatMap(cornersOf))

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The part of a segment that lies in a box (Liang and Barsky's way), `undefined` when there is none. */
export function clip({ from, to }: Segment, { left, top, right, bottom }: Box): Segment | undefined {
  const [dx, dy] = subtract(to, from)
  let [start, end] = [0, 1]
  const edges = [
    [-dx, from[0] - left],
    [dx, right - from[0]],
    [-dy, from[1] - top],
    [dy, bottom - from[1]],
  ] as const
  for (const [slope, room] of edges) {
    if (slope === 0 && room < 0) return undefined
    if (slope < 0) start = Math.max(start, room / slope)
    if (slope > 0) end = Math.min(end, room / slope)
  }
  return start <= end ? { from: between(from, to, start), to: between(from, to, end) } : undefined
}

/** The pieces of a polyline that lie in a box. */
export function clipPolyline(points: readonly Point[], box: Box): readonly (readonly Point[])[] {
  const pieces: Point[][] = []
  for (const { from, to } of segmentsOf(points)) {
    const part = clip({ from, to }, box)
    if (!part) continue
    const open = pieces.at(-1)
    const end = open?.at(-1)
    if (open && end && distance(end, part.from) < 1e-6) open.push(part.to)
    else pieces.push([part.from, part.to])
  }
  return pieces
}

export function segmentsOf(points: readonly Point[], isClosed = false): readonly Segment[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1] ?? (isClosed ? points[0] : undefined)
    return to ? [{ from, to }] : []
  })
}

/** Twice the area of a polygon; positive when its points go round with the clock as one looks at the picture. */
export function doubleArea(points: readonly Point[]): number {
  return segmentsOf(points, true).reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0)
}

/** The mean of the corners, which lies in the middle of what they surround. */
export const centroid = (corners: readonly Point[]): Point =>
  times(corners.reduce(add, [0, 0]), 1 / Math.max(corners.length, 1))
