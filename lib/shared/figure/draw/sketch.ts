import type { Sketch } from '../schema/lines'
import { boundsOf, cornersOf, type Point } from './geometry'
import { type LabelRequest, placeLabels } from './placement'
import { type Mapping, type PlaneObjects, planeContent } from './plane-content'
import { type Scene, sceneOf, WIDTH } from './scene'
import { DOT } from './strokes'

/** Labels beside the outermost points need the rest of the width. */
const ROOM = { width: WIDTH - 50, height: 230 }

/** What is drawn in a plane without axes, in its true proportions, as large as fits. */
export function drawSketch(figure: Sketch): Scene {
  const mapping = fitted(figure)
  const { shapes, lines, requests } = planeContent(plainly(figure), mapping)
  const texts = figure.texts.map(
    ({ at, text }): LabelRequest => ({ text, places: [{ at: mapping.toPoint(at), anchor: 'middle' }] }),
  )
  const boxes = figure.points.map(({ at }) => boundsOf([mapping.toPoint(at)], DOT))
  return sceneOf([...shapes, ...placeLabels([...texts, ...requests], { boxes, lines })])
}

/** Lines are plain ones unless told otherwise: nothing here is a curve of several in one picture. */
function plainly({ points, segments, polylines, polygons, circles }: Sketch): PlaneObjects {
  return {
    points,
    segments: segments.map((part) => ({ ...part, color: part.color ?? 'ink' })),
    polylines: polylines.map((path) => ({ ...path, color: path.color ?? 'ink', dashed: path.dashed ?? false })),
    polygons: polygons.map((path) => ({ ...path, color: path.color ?? 'ink', shaded: path.shaded ?? false })),
    circles: circles.map((circle) => ({ ...circle, color: circle.color ?? 'ink' })),
    functions: [],
  }
}

function fitted({ points, segments, polylines, polygons, circles, texts }: Sketch): Mapping {
  const rims = circles.flatMap(({ center, radius }) => cornersOf(boundsOf([center], radius)))
  const places: readonly Point[] = [
    ...[...points, ...texts].map(({ at }) => at),
    ...segments.flatMap(({ from, to }) => [from, to]),
    ...[...polylines, ...polygons].flatMap((path) => path.points),
    ...rims,
  ]
  const { left, right, top, bottom } = boundsOf(places)
  const scale = Math.min(ROOM.width / Math.max(right - left, 1e-9), ROOM.height / Math.max(bottom - top, 1e-9))
  return {
    frame: { left: 0, top: 0, right: (right - left) * scale, bottom: (bottom - top) * scale },
    toPoint: ([x, y]) => [(x - left) * scale, (bottom - y) * scale],
  }
}
