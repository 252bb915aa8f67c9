import type { Grid } from '../schema/shapes'
import { boundsOf, cornersOf, type Point, type Segment, segmentsOf } from './geometry'
import { type LabelRequest, labelOf, type Place, placeLabels, placesAlong, placesAround } from './placement'
import { area, keyOf, line, named, type Scene, type Shape, type Stroke, sceneOf, WIDTH } from './scene'
import { arrow, DOT, dataStroke, dot, GRID, OUTLINE, washOf } from './strokes'

const LARGEST_CELL = 36
const HEIGHT = 290
const AXIS_OF_SYMMETRY: Stroke = { ink: 'berry', width: 2, dash: 'dash-dot' }

/** Unit squares, some of them shaded, with shapes on their corners. */
export function drawGrid(figure: Grid): Scene {
  const { columns, rows, shapes, axes, segments, points } = figure
  const cell = Math.min(LARGEST_CELL, (WIDTH - 10) / columns, HEIGHT / rows)
  const toPoint = ([x, y]: readonly [number, number]): Point => [x * cell, (rows - y) * cell]
  const rim = cornersOf({ left: 0, top: 0, right: columns * cell, bottom: rows * cell })
  const outlines = shapes.map((shape) => ({ ...shape, points: shape.points.map(toPoint) }))
  const linesOf = (parts: Grid['segments'], kind: 'segment' | 'axis') =>
    parts.map((part, index) => ({
      ...part,
      from: toPoint(part.from),
      to: toPoint(part.to),
      isAxis: kind === 'axis',
      key: keyOf(kind, index),
    }))
  const lines = [...linesOf(segments, 'segment'), ...linesOf(axes, 'axis')]
  const upTo = (count: number) => Array.from({ length: count - 1 }, (_, i) => i + 1)
  const gridStroke = { ...GRID, width: 1.1 }
  return sceneOf([
    ...outlines.flatMap(({ points: corners, color, shaded }, index) =>
      named(keyOf('shape', index), [area(corners, shaded === false ? {} : { fill: washOf(color ?? 'leaf') })]),
    ),
    ...upTo(columns).map((x) => line(toPoint([x, 0]), toPoint([x, rows]), gridStroke)),
    ...upTo(rows).map((y) => line(toPoint([0, y]), toPoint([columns, y]), gridStroke)),
    ...cellAreas(figure, toPoint),
    area(rim, { stroke: { ...OUTLINE, width: 1.5 } }),
    ...outlines.flatMap(({ points: corners, color, dashed }, index) =>
      named(`${keyOf('shape', index)} rim`, [area(corners, { stroke: dataStroke(color, dashed) })]),
    ),
    ...lines.flatMap((part) => named(part.key, drawLine(part))),
    ...points.flatMap(({ at, color, open }, index) => named(keyOf('point', index), [dot(toPoint(at), color, open)])),
    ...placeLabels(
      requestsOf({ outlines, lines, points: points.map((point) => ({ ...point, at: toPoint(point.at) })) }),
      {
        boxes: points.map(({ at }) => boundsOf([toPoint(at)], DOT)),
        lines: [...lines, ...outlines.flatMap(({ points: corners }) => segmentsOf(corners, true))],
      },
    ),
  ])
}

/** Full ones, with thin gaps between; behind shapes they are light. */
function cellAreas(figure: Grid, toPoint: (place: readonly [number, number]) => Point): readonly Shape[] {
  const isBehind = figure.shapes.length > 0
  return shadedCells(figure).map(([column, row]) => {
    const [left, top] = toPoint([column - 1, row])
    const [right, bottom] = toPoint([column, row - 1])
    const look = {
      fill: isBehind ? washOf('leaf') : ('leaf' as const),
      stroke: isBehind ? GRID : ({ ink: 'paper', width: 1.4 } as const),
    }
    return { ...area(cornersOf({ left, right, top, bottom }), look), key: `cell ${column} ${row}` }
  })
}

/** So many in rows from the top, or those that are named. */
function shadedCells({ columns, rows, shaded }: Grid): readonly (readonly [number, number])[] {
  if (typeof shaded !== 'number') return shaded
  return Array.from({ length: shaded }, (_, i) => [(i % columns) + 1, rows - Math.floor(i / columns)])
}

interface Line extends Segment {
  readonly key: string
  readonly isAxis: boolean
  readonly label?: string | undefined
  readonly color?: Grid['segments'][number]['color']
  readonly dashed?: boolean | undefined
  readonly arrow?: boolean | undefined
}

function drawLine({ from, to, color, dashed, arrow: isArrow, isAxis }: Line): readonly Shape[] {
  if (isAxis) return [line(from, to, AXIS_OF_SYMMETRY)]
  const stroke = dataStroke(color ?? 'ink', dashed)
  return isArrow ? arrow(from, to, stroke) : [line(from, to, stroke)]
}

interface Labelled {
  readonly outlines: readonly { readonly points: readonly Point[]; readonly label?: string | undefined }[]
  readonly lines: readonly Line[]
  readonly points: readonly { readonly at: Point; readonly label?: string | undefined }[]
}

function requestsOf({ outlines, lines, points }: Labelled): readonly LabelRequest[] {
  const look = { isBold: true }
  return [
    ...points.map(({ at, label }, index) =>
      labelOf(keyOf('point', index), { text: label ?? '', places: placesAround(at, 8), look }),
    ),
    ...lines.map((part) => labelOf(part.key, { text: part.label ?? '', places: placesAlong(part, 8), look })),
    ...outlines.map(({ points: corners, label }, index) => {
      const { left, right, top, bottom } = boundsOf(corners)
      const places: readonly Place[] = [{ at: [(left + right) / 2, (top + bottom) / 2], anchor: 'middle' }]
      return labelOf(keyOf('shape', index), { text: label ?? '', places, look })
    }),
  ].filter(({ text }) => text !== '')
}
