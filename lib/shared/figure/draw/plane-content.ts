import type { CoordinatePlane } from '../schema/lines'
import type { Color, Path } from '../schema/values'
import {
  arcPoints,
  type Box,
  between,
  boundsOf,
  centroid,
  clipPolyline,
  cornersOf,
  onCircle,
  type Point,
  type Segment,
  segmentsOf,
} from './geometry'
import { type LabelRequest, labelOf, type Place, placeAt, placesAlong, placesAround } from './placement'
import { area, keyOf, line, named, type Shape } from './scene'
import { arrow, dataStroke, dot, washOf } from './strokes'

/** What may be drawn in a plane, with or without axes. */
export type PlaneObjects = Pick<
  CoordinatePlane,
  'points' | 'segments' | 'polylines' | 'functions' | 'polygons' | 'circles'
>

/** From the numbers of a plane to places on the drawing, and what part of it is seen. */
export interface Mapping {
  readonly frame: Box
  readonly toPoint: (place: readonly [number, number]) => Point
}

export interface Content {
  readonly shapes: readonly Shape[]
  /** What labels keep clear of. */
  readonly lines: readonly Segment[]
  readonly requests: readonly LabelRequest[]
}

/** The colours of several lines in turn; after the first they are told apart by dashes too. */
const TURN: readonly Color[] = ['leaf', 'sky', 'berry', 'ink']

/** The shapes of what is drawn in a plane, and the wishes of their labels. */
export function planeContent(objects: PlaneObjects, plane: Mapping): Content {
  const { frame, toPoint } = plane
  const curves = [...objects.functions, ...objects.polylines]
    .map((path, index) => curveOf(plane, path, index))
    .map(keyedAs('path'))
  const polygons = objects.polygons.map((path) => polygonOf(plane, path)).map(keyedAs('polygon'))
  const segments = objects.segments
    .map(({ from, to, ...look }): Content => {
      const ends = { from: toPoint(from), to: toPoint(to) }
      const stroke = dataStroke(look.color, look.dashed)
      return {
        shapes: look.arrow ? arrow(ends.from, ends.to, stroke) : [line(ends.from, ends.to, stroke)],
        lines: [ends],
        requests: request(look.label, placesAlong(ends, 9)),
      }
    })
    .map(keyedAs('segment'))
  const middleOfCircles = centroid(objects.circles.map(({ center }) => center))
  const circles = objects.circles
    .map(({ center, radius, ...look }): Content => {
      const onRim = ([x, y]: Point) => toPoint([center[0] + x * radius, center[1] - y * radius])
      const rim = arcPoints([0, 0], 1, 0, 360).map(onRim)
      // Above, and away from the other circles: where they overlap, a name would seem to be that of another.
      const degrees = center[0] < middleOfCircles[0] ? 135 : 45
      return {
        shapes: [{ type: 'path', points: rim, stroke: dataStroke(look.color, look.dashed) }],
        lines: segmentsOf(rim),
        requests: request(look.label, placesAround(onRim(onCircle([0, 0], 1, degrees)), 7, degrees)),
      }
    })
    .map(keyedAs('circle'))
  const points = objects.points
    .map(
      ({ at, ...look }): Content => ({
        shapes: [dot(toPoint(at), look.color ?? 'leaf', look.open)],
        lines: [],
        requests: request(look.label, placesAround(toPoint(at), 8), true),
      }),
    )
    .map(keyedAs('point'))
  const parts = [...polygons, ...circles, ...curves, ...segments, ...points]
  return {
    shapes: parts.flatMap(({ shapes }) => shapes),
    lines: parts.flatMap(({ lines }) => lines).filter(({ from, to }) => isNear(from, frame) && isNear(to, frame)),
    // Labels of points stand right beside them, so they choose first.
    requests: [...points, ...segments, ...polygons, ...circles, ...curves].flatMap(({ requests }) => requests),
  }
}

/** What is drawn for the things of one list, each named by its place in it, from 1. */
function keyedAs(kind: string) {
  return ({ shapes, lines, requests }: Content, index: number): Content => {
    const key = keyOf(kind, index)
    return { shapes: named(key, shapes), lines, requests: requests.map((wish) => labelOf(key, wish)) }
  }
}

const isNear = ([x, y]: Point, { right, bottom }: Box) => x >= -1 && y >= -1 && x <= right + 1 && y <= bottom + 1

function request(text: string | undefined, places: readonly Place[], isBold = false): readonly LabelRequest[] {
  return text ? [{ text, places, look: { isBold } }] : []
}

/** A function or polyline, cut where it leaves the plane; its label stands near its right end. */
function curveOf({ toPoint, frame }: Mapping, { points, ...look }: Path, index: number): Content {
  const pieces = clipPolyline(points.map(toPoint), frame)
  const color = look.color ?? TURN[index % TURN.length]
  const stroke = dataStroke(color, look.dashed ?? index % 2 === 1)
  const rightmost = pieces.toSorted((a, b) => (b.at(-1)?.[0] ?? 0) - (a.at(-1)?.[0] ?? 0))[0] ?? []
  const [before, end] = [rightmost.at(-Math.ceil(rightmost.length / 4) - 1), rightmost.at(-1)]
  const anchors = before && end ? [0, 0.3, 0.6, 1].map((share) => between(end, before, share)) : []
  return {
    shapes: pieces.map((piece) => ({ type: 'path', points: piece, stroke })),
    lines: pieces.flatMap((piece) => segmentsOf(piece)),
    requests: request(
      look.label,
      anchors.flatMap((anchor) => [135, -135, 90, -90, 45].map((degrees) => placeAt(anchor, 9, degrees))),
    ),
  }
}

function polygonOf({ toPoint }: Mapping, { points, ...look }: Path): Content {
  const corners = points.map(toPoint)
  const [x, y] = centroid(corners)
  const inside = [0, -13, 13].flatMap((dx) =>
    [0, 14, -14].map((dy): Place => ({ at: [x + dx, y + dy], anchor: 'middle' })),
  )
  return {
    shapes: [
      area(corners, {
        stroke: dataStroke(look.color, look.dashed),
        ...(look.shaded !== false && { fill: washOf(look.color) }),
      }),
    ],
    lines: segmentsOf(corners, true),
    requests: request(look.label, [
      ...inside,
      ...cornersOf(boundsOf(corners)).flatMap((corner) => placesAround(corner, 7)),
    ]),
  }
}
