import type { CoordinatePlane } from '../schema/lines'
import type { Box, Point } from './geometry'
import { WIDTH } from './scene'

const HEIGHT = 300
const FLAT_HEIGHT = 230
/** What numbers and arrow heads need beside the grid. */
const MARGIN = 34

/** From the numbers of the plane to places on the drawing. */
export interface Plane {
  readonly figure: CoordinatePlane
  readonly frame: Box
  readonly toPoint: (place: readonly [number, number]) => Point
  /** Where the axes cross: at the origin, or at the nearest place that is in the plane. */
  readonly cross: readonly [number, number]
  readonly steps: readonly [x: number, y: number]
}

/** Both axes have the same unit unless that would make the plane a strip. */
export function layOutPlane(figure: CoordinatePlane): Plane {
  const { x, y, step } = figure
  const [columns, rows] = [x[1] - x[0], y[1] - y[0]]
  const steps = [figure['x-step'] ?? step, figure['y-step'] ?? step] as const
  const ratio = columns / rows
  const isSquare = figure.square ?? (steps[0] === steps[1] && ratio > 0.4 && ratio < 3)
  const unit = Math.min((WIDTH - MARGIN) / columns, HEIGHT / rows)
  const [width, height] = isSquare ? [unit * columns, unit * rows] : [WIDTH - MARGIN, FLAT_HEIGHT]
  return {
    figure,
    frame: { left: 0, top: 0, right: width, bottom: height },
    toPoint: (place) => [((place[0] - x[0]) / columns) * width, ((y[1] - place[1]) / rows) * height],
    cross: [Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1])],
    steps,
  }
}
