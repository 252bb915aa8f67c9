import type { CircleFigure } from '../schema/shapes'
import {
  add,
  arcPoints,
  boundsOf,
  direction,
  leftOf,
  onCircle,
  type Point,
  type Segment,
  segmentsOf,
  subtract,
  times,
} from './geometry'
import { type LabelRequest, labelOf, type Place, placeLabels, placesAlong, placesAround } from './placement'
import { area, keyOf, line, named, type Scene, type Shape, sceneOf } from './scene'
import { DOT, dataStroke, dot, FINE, OUTLINE, washOf } from './strokes'

const RADIUS = 92
const CENTER: Point = [0, 0]
/** Where a radius and a diameter are drawn when nothing else is said. */
const RADIUS_AT = 35
const DIAMETER_AT = 0

interface Part {
  readonly shapes: readonly Shape[]
  readonly lines: readonly Segment[]
  readonly requests: readonly LabelRequest[]
}

/** A circle with what is drawn in and at it. */
export function drawCircle(figure: CircleFigure): Scene {
  const parts = [
    ...figure.sectors.map((sector, i) => keyedAs(keyOf('sector', i), drawSector(sector))),
    ...diameter(figure).map((part) => keyedAs('diameter', part)),
    ...radius(figure).map((part) => keyedAs('radius', part)),
    ...figure.chords.map(({ from, to, ...look }, i) => {
      const ends = { from: onCircle(CENTER, RADIUS, from), to: onCircle(CENTER, RADIUS, to) }
      return keyedAs(keyOf('chord', i), segmentPart(ends, look))
    }),
    ...figure.tangents.map((tangent, i) => keyedAs(keyOf('tangent', i), drawTangent(tangent))),
  ]
  const rim = arcPoints(CENTER, RADIUS, 0, 360)
  const places = figure.points.map(({ at }) => onCircle(CENTER, RADIUS, at))
  const hasCenter = figure.center !== undefined
  const requests = [
    ...(typeof figure.center === 'string'
      ? [labelOf('center', { text: figure.center, places: placesAround(CENTER, 7, -120) })]
      : []),
    ...figure.points.flatMap(({ at, label }, i) =>
      label
        ? [labelOf(keyOf('point', i), { text: label, places: placesAround(onCircle(CENTER, RADIUS, at), 8, at) })]
        : [],
    ),
    ...parts.flatMap((part) => part.requests),
  ]
  return sceneOf([
    { type: 'circle', center: CENTER, radius: RADIUS, fill: figure.shaded ? washOf('leaf') : 'paper', key: 'circle' },
    ...parts.flatMap((part) => part.shapes),
    { type: 'circle', center: CENTER, radius: RADIUS, stroke: OUTLINE, key: 'circle rim' },
    ...named('center', hasCenter ? [dot(CENTER, 'ink')] : []),
    ...places.flatMap((at, i) => named(keyOf('point', i), [dot(at, 'ink')])),
    ...placeLabels(requests, {
      boxes: [...(hasCenter ? [CENTER] : []), ...places].map((at) => boundsOf([at], DOT)),
      lines: [...segmentsOf(rim), ...parts.flatMap((part) => part.lines)],
    }),
  ])
}

/** This part as the thing with this key. */
function keyedAs(key: string, { shapes, lines, requests }: Part): Part {
  return { shapes: named(key, shapes), lines, requests: requests.map((request) => labelOf(key, request)) }
}

function radius({ radius: text }: CircleFigure): readonly Part[] {
  if (text === undefined) return []
  const segment = { from: CENTER, to: onCircle(CENTER, RADIUS, RADIUS_AT) }
  return [segmentPart(segment, { label: text === true ? undefined : text })]
}

function diameter({ diameter: text }: CircleFigure): readonly Part[] {
  if (text === undefined) return []
  const segment = { from: onCircle(CENTER, RADIUS, DIAMETER_AT + 180), to: onCircle(CENTER, RADIUS, DIAMETER_AT) }
  return [segmentPart(segment, { label: text === true ? undefined : text })]
}

interface LineLook {
  readonly label?: string | undefined
  readonly dashed?: boolean | undefined
}

function segmentPart(segment: Segment, { label, dashed }: LineLook): Part {
  const stroke = { ...OUTLINE, width: 1.6, dash: dashed ? ('dashed' as const) : undefined }
  return {
    shapes: [line(segment.from, segment.to, stroke)],
    lines: [segment],
    requests: label ? [{ text: label, places: placesAlong(segment, 8, outward(segment)) }] : [],
  }
}

/** Away from the centre first: there is more room. */
function outward({ from, to }: Segment): readonly (1 | -1)[] {
  const [x, y] = subtract(to, from)
  return x * from[1] - y * from[0] < 0 ? [1, -1] : [-1, 1]
}

function drawTangent({ at, label }: CircleFigure['tangents'][number]): Part {
  const touch = onCircle(CENTER, RADIUS, at)
  const along = times(leftOf(direction(subtract(touch, CENTER))), RADIUS * 0.8)
  const segment = { from: subtract(touch, along), to: add(touch, along) }
  const part = segmentPart(segment, {})
  const ends = [segment.from, segment.to].flatMap((end) => placesAround(end, 7))
  return { ...part, requests: label ? [{ text: label, places: ends }] : [] }
}

/** A sector of the circle, with the arc of its angle near the centre. */
function drawSector({ from, to, label, shaded = true }: CircleFigure['sectors'][number]): Part {
  const arms = [from, to].map((degrees) => ({ from: CENTER, to: onCircle(CENTER, RADIUS, degrees) }))
  const wedge = [CENTER, ...arcPoints(CENTER, RADIUS, from, to)]
  const near = arcPoints(CENTER, 22, from, to)
  const middle = (from + to) / 2
  const places = [0.58, 0.5, 0.66, 0.74].map(
    (share): Place => ({ at: onCircle(CENTER, RADIUS * share, middle), anchor: 'middle' }),
  )
  return {
    shapes: [
      ...(shaded ? [area(wedge, { fill: washOf('leaf') })] : []),
      ...arms.map((arm) => line(arm.from, arm.to, { ...OUTLINE, width: 1.6 })),
      { type: 'path', points: near, stroke: { ...FINE, ink: 'leaf', width: 1.8 } },
      ...(shaded
        ? [{ type: 'path' as const, points: arcPoints(CENTER, RADIUS, from, to), stroke: dataStroke('leaf') }]
        : []),
    ],
    lines: [...arms, ...segmentsOf(near)],
    requests: label ? [{ text: label, places, look: { isBold: true } }] : [],
  }
}
