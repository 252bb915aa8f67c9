import type { Color } from '../schema/values'
import { type Box, boundsOf, cornersOf, type Point, unionOf } from './geometry'
import { labelHeight, labelWidth } from './label-text'

/** What a line is drawn with: the colours of data, and those of what carries them. */
export type Ink = Color | 'quiet' | 'grid' | 'paper'
/** What an area is filled with. */
export type Fill = Color | `${Exclude<Color, 'ink'>}-wash` | 'paper'
export type Dash = 'dashed' | 'dash-dot'

export interface Stroke {
  readonly ink: Ink
  readonly width: number
  readonly dash?: Dash | undefined
}

export type Anchor = 'start' | 'middle' | 'end'

/** What names a part of a drawing, so that it is known again in the next picture of an explainer. */
interface Named {
  /** `point 1`, `tick -3`: the same for the same thing; of what is drawn of it apart, with a further word. */
  readonly key?: string | undefined
}

/** A text at a point: its left end, middle or right end, and the middle of its height. */
export interface LabelShape extends Named {
  readonly type: 'label'
  readonly text: string
  readonly at: Point
  readonly anchor: Anchor
  readonly size: number
  readonly ink: Ink
  readonly isBold?: boolean | undefined
  /** On a plate of paper, for a label on a filled area. */
  readonly hasPlate?: boolean | undefined
}

export interface PathShape extends Named {
  readonly type: 'path'
  readonly points: readonly Point[]
  readonly isClosed?: boolean | undefined
  readonly stroke?: Stroke | undefined
  readonly fill?: Fill | undefined
}

export interface CircleShape extends Named {
  readonly type: 'circle'
  readonly center: Point
  readonly radius: number
  readonly stroke?: Stroke | undefined
  readonly fill?: Fill | undefined
}

/** One thing on a drawing; later ones lie above earlier ones. */
export type Shape = PathShape | CircleShape | LabelShape

/** Tells whether anything of a shape is seen; what is not is there to be looked at in an explainer, such as a side of an outline. */
export const isSeen = (shape: Shape): boolean =>
  shape.type === 'label' || shape.stroke !== undefined || shape.fill !== undefined

/** A drawing, as data: everything in it lies within its box. */
export interface Scene {
  readonly box: Box
  readonly shapes: readonly Shape[]
}

/** Sizes of texts: labels, and the numbers of scales. */
export const LABEL_SIZE = 15
export const TICK_SIZE = 13
/** How wide a drawing is unless its labels need more room: the column of a phone, so that it is not scaled down. */
export const WIDTH = 290

const PLATE_MARGIN = 3

export function labelBox({ text, at: [x, y], anchor, size, isBold, hasPlate }: LabelShape): Box {
  const width = labelWidth(text, size) * (isBold ? 1.04 : 1)
  const height = labelHeight(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const margin = hasPlate ? PLATE_MARGIN : 0
  return {
    left: left - margin,
    top: y - height / 2 - margin,
    right: left + width + margin,
    bottom: y + height / 2 + margin,
  }
}

/** Measured widths and heights are on the safe side by about this much. */
const TOLERANCE = 1.5

/** What is surely covered by the letters of a label. */
export function inkBox(label: LabelShape): Box {
  const { left, top, right, bottom } = labelBox(label)
  const slack = Math.min(TOLERANCE + (right - left) * 0.03, (right - left) / 2)
  return { left: left + slack, right: right - slack, top: top + TOLERANCE, bottom: bottom - TOLERANCE }
}

export function shapeBox(shape: Shape): Box {
  switch (shape.type) {
    case 'label':
      return labelBox(shape)
    case 'circle':
      return boundsOf([shape.center], shape.radius + (shape.stroke?.width ?? 0) / 2)
    case 'path':
      return boundsOf(shape.points, (shape.stroke?.width ?? 0) / 2)
  }
}

/** A drawing of these shapes; it is as large as they need. */
export function sceneOf(shapes: readonly Shape[]): Scene {
  return { box: boundsOf(cornersOf(unionOf(shapes.map(shapeBox))), 3), shapes }
}

export const line = (from: Point, to: Point, stroke?: Stroke): PathShape => ({
  type: 'path',
  points: [from, to],
  ...(stroke && { stroke }),
})

export const area = (points: readonly Point[], look: { stroke?: Stroke; fill?: Fill }): PathShape => ({
  type: 'path',
  points,
  isClosed: true,
  ...look,
})

export const label = (
  text: string,
  at: Point,
  look: Partial<Omit<LabelShape, 'type' | 'text' | 'at'>> = {},
): LabelShape => ({ type: 'label', text, at, anchor: 'middle', size: LABEL_SIZE, ink: 'ink', ...look })

/** These shapes as parts of one thing. */
export const named = <Each extends Shape>(key: string, shapes: readonly Each[]): readonly Each[] =>
  shapes.map((shape) => ({ ...shape, key }))

/** The key of the nth thing of a list, from 0: authors count from 1. */
export const keyOf = (kind: string, index: number): string => `${kind} ${index + 1}`
