import type { Color } from '../schema/values'
import { add, direction, leftOf, type Point, subtract, times } from './geometry'
import { area, type CircleShape, line, type PathShape, type Shape, type Stroke } from './scene'

/* The few widths of lines that all drawings share. */

export const AXIS: Stroke = { ink: 'ink', width: 1.5 }
export const GRID: Stroke = { ink: 'grid', width: 0.8 }
export const OUTLINE: Stroke = { ink: 'ink', width: 1.8 }
export const FINE: Stroke = { ink: 'ink', width: 1 }

export const dataStroke = (ink: Color = 'leaf', isDashed = false): Stroke => ({
  ink,
  width: 2.4,
  ...(isDashed && { dash: 'dashed' }),
})

/** The wash of a colour, for areas that a label or a line may lie on. */
export const washOf = (color: Color = 'leaf') => (color === 'ink' ? 'leaf-wash' : (`${color}-wash` as const))

/** A filled head whose tip is at `tip`. */
export function arrowHead(from: Point, tip: Point, ink: Stroke['ink'], size = 9): PathShape {
  const along = direction(subtract(tip, from))
  const across = times(leftOf(along), size * 0.38)
  const back = subtract(tip, times(along, size))
  const fill = ink === 'quiet' || ink === 'grid' ? 'ink' : ink
  return area([tip, add(back, across), subtract(back, across)], { fill })
}

/** A line that ends in an arrow head. */
export function arrow(from: Point, to: Point, stroke: Stroke): readonly Shape[] {
  const shaftEnd = subtract(to, times(direction(subtract(to, from)), 7))
  return [line(from, shaftEnd, stroke), arrowHead(from, to, stroke.ink)]
}

/** A point of the drawing: a filled dot, or a ring where the point itself does not belong to it. */
export function dot(center: Point, color: Color = 'leaf', isOpen = false): CircleShape {
  if (isOpen) return { type: 'circle', center, radius: 4.4, stroke: { ink: color, width: 2 }, fill: 'paper' }
  return { type: 'circle', center, radius: DOT_RADIUS, stroke: { ink: 'paper', width: 1.4 }, fill: color }
}

export const DOT_RADIUS = 5

/** How far labels keep away from the middle of a dot. */
export const DOT = 4
