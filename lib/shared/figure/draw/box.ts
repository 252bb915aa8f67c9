import type { BoxFigure } from '../schema/shapes'
import { add, type Point, type Segment } from './geometry'
import { type LabelRequest, labelOf, placeLabels, placesAlong } from './placement'
import { area, keyOf, line, named, type Scene, type Shape, sceneOf } from './scene'
import { FINE, OUTLINE, washOf } from './strokes'

/** Of a drawing. */
const ROOM = { width: 215, height: 185 }
/** Edges that go back are drawn at half their length, slanting. */
const DEPTH: Point = [0.43, -0.33]

/**
 * A cuboid seen from the front, a little from the right and from above; hidden edges are dashed. Those that are given the same
 * room have one scale.
 */
export function drawBox(figure: BoxFigure): Scene {
  const { width, depth, height } = figure
  const scale = scaleOf(figure.room ?? figure)
  const at = (x: number, y: number, z: number): Point => [(x + z * DEPTH[0]) * scale, (z * DEPTH[1] - y) * scale]
  const faces = {
    front: [at(0, 0, 0), at(width, 0, 0), at(width, height, 0), at(0, height, 0)],
    top: [at(0, height, 0), at(width, height, 0), at(width, height, depth), at(0, height, depth)],
    side: [at(width, 0, 0), at(width, 0, depth), at(width, height, depth), at(width, height, 0)],
  } as const
  const back = at(0, 0, depth)
  const hidden = [at(0, 0, 0), at(width, 0, depth), at(0, height, depth)]
  return sceneOf([
    ...(['front', 'top', 'side'] as const).flatMap((face) =>
      named(face, [area(faces[face], { fill: figure.shaded.includes(face) ? washOf('leaf') : 'paper' })]),
    ),
    ...(figure.cubes
      ? cubeLines(figure, at)
      : named(
          'hidden',
          hidden.map((end) => line(back, end, { ...FINE, width: 1.2, dash: 'dashed' })),
        )),
    ...Object.entries(faces).flatMap(([face, corners]) => named(`${face} rim`, [area(corners, { stroke: OUTLINE })])),
    ...edges(figure, at),
  ])
}

/** How long an edge of 1 is drawn where a box of these edges is as large as a drawing may be. */
function scaleOf({ width, depth, height }: Pick<BoxFigure, 'width' | 'depth' | 'height'>): number {
  return Math.min(ROOM.width / (width + depth * DEPTH[0]), ROOM.height / (height - depth * DEPTH[1]))
}

type At = (x: number, y: number, z: number) => Point

/** The unit cubes on the three faces that one sees. */
function cubeLines({ width, depth, height, room }: BoxFigure, at: At): readonly Shape[] {
  // As many as the room has place for, the rest at the last edge: when the box grows they come out of it.
  const upTo = (edge: number, most = edge) =>
    Array.from({ length: Math.max(edge, most) - 1 }, (_, i) => Math.min(i + 1, edge))
  const cuts = (direction: string, paths: readonly (readonly Point[])[]) =>
    paths.map((points, i): Shape => ({ type: 'path', points, stroke: FINE, key: keyOf(`cut ${direction}`, i) }))
  return [
    ...cuts(
      'width',
      upTo(width, room?.width).map((x) => [at(x, 0, 0), at(x, height, 0), at(x, height, depth)]),
    ),
    ...cuts(
      'height',
      upTo(height, room?.height).map((y) => [at(0, y, 0), at(width, y, 0), at(width, y, depth)]),
    ),
    ...cuts(
      'depth',
      upTo(depth, room?.depth).map((z) => [at(0, height, z), at(width, height, z), at(width, 0, z)]),
    ),
  ]
}

/** The three edges that may have a length, with it. */
function edges({ width, depth, height, labels }: BoxFigure, at: At): readonly Shape[] {
  const segments: Readonly<Record<'width' | 'depth' | 'height', Segment>> = {
    width: { from: at(width, 0, 0), to: at(0, 0, 0) },
    depth: { from: at(width, 0, depth), to: at(width, 0, 0) },
    height: { from: at(0, 0, 0), to: at(0, height, 0) },
  }
  const all = (['width', 'depth', 'height'] as const).map((key) => ({ key, edge: segments[key], text: labels[key] }))
  const requests = all.flatMap(({ key, edge, text }): readonly LabelRequest[] => {
    const places = placesAlong(edge, 9, [1]).map((place) => ({ ...place, at: add(place.at, [0, 1]) }))
    return text ? [labelOf(key, { text, places })] : []
  })
  return [
    ...all.flatMap(({ key, edge }) => named(key, [line(edge.from, edge.to)])),
    ...placeLabels(requests, { boxes: [], lines: [] }),
  ]
}
