import type { AnswerFigure, ControlProps, FigureScale } from '../schemas'
import { fractionAt, placeOnScale, typedAt } from './figure-scale'
import { listField } from './list-field'
import { type NumberField, parseNumber } from './parse-number'
import { parsePoint } from './point/parse-point'
import { type Rational, rational } from './rational'

/** The types of the controls whose answer may be given in a figure. */
export type FigureControlType = 'single-number' | 'fraction-number' | 'number-list' | 'point'

/** A control with the figure in which it may be answered. */
export type FigureControl = {
  [Type in FigureControlType]: {
    readonly type: Type
    readonly props: ControlProps[Type] & { readonly figure: AnswerFigure }
  }
}[FigureControlType]

/**
 * The scale of each value that is given in the figure. A fraction is one value, and typed into two fields; a point is two,
 * and typed into one; else there is one for each field. A plane has two for each point, a clock one for the hours and one
 * for the minutes.
 */
export function figureScales({ type, props }: FigureControl): readonly FigureScale[] {
  const { figure } = props
  const fields =
    type === 'number-list' ? props.fields : type === 'point' ? props.points.flatMap((one) => [one, one]) : [{}]
  switch (figure.kind) {
    case 'number-line':
      return fields.map(() => figure.scale)
    case 'coordinate-plane':
      return fields.map((_, field) => (field % 2 === 0 ? figure.x : figure.y))
    case 'fraction-bar':
      return [partsScale(type, figure.parts, figure.bars.length)]
    case 'fraction-pie':
      return [partsScale(type, figure.parts, figure.pies.length)]
    case 'clock':
      return [figure.hours, figure.minutes]
  }
}

/** Of parts a fraction is asked for, or by a single number how many there are. */
function partsScale(type: FigureControlType, parts: number, wholes: number): FigureScale {
  return { start: 0, step: 1, denominator: type === 'fraction-number' ? parts : 1, last: parts * wholes }
}

/**
 * Where on its scale each value lies that is typed, counted in ticks; between two of them it is no whole number. `undefined`
 * for a value that is not typed yet, or beyond what the figure shows.
 *
 * @param typed what stands in the fields, of a fraction in its two.
 */
export function placesInFigure(control: FigureControl, typed: readonly string[]): readonly (number | undefined)[] {
  return figureScales(control).map((scale, index) => {
    const value = typedValue(control, typed, index)
    if (value === undefined) return undefined
    const isHour = control.props.figure.kind === 'clock' && index === 0
    return placeOnScale(scale, isHour ? onDial(value, scale) : value)
  })
}

/** Whether a number is typed that the figure cannot show. */
export function isBeyondFigure(control: FigureControl, typed: readonly string[]): boolean {
  return placesInFigure(control, typed).some(
    (place, index) => place === undefined && typedValue(control, typed, index) !== undefined,
  )
}

/**
 * What stands in the fields after values have been moved to ticks in the figure; the others stay as they were typed.
 *
 * @param moved the tick of each value that has been moved.
 */
export function typedByFigure(
  control: FigureControl,
  typed: readonly string[],
  moved: ReadonlyMap<number, number>,
): readonly string[] {
  const scales = figureScales(control)
  const [scale] = scales
  if (control.type === 'fraction-number') {
    const tick = moved.get(0)
    if (!scale || tick === undefined) return typed
    const { numerator, denominator } = fractionAt(scale, tick)
    return [String(numerator), String(denominator)]
  }
  const values = typedValues(control, typed)
  const written = scales.map((own, index) => {
    const tick = moved.get(index)
    return tick === undefined ? (values[index] ?? '') : typedAt(own, tick, fieldOf(control, index))
  })
  if (control.type !== 'point') return written
  return control.props.points.map((_, point) => {
    const isMoved = moved.has(2 * point) || moved.has(2 * point + 1)
    return isMoved ? `(${written[2 * point]}; ${written[2 * point + 1]})` : (typed[point] ?? '')
  })
}

/** The text of each value that is given in the figure: what stands in a field, or of a point one coordinate of it. */
export function typedValues({ type }: FigureControl, typed: readonly string[]): readonly string[] {
  if (type === 'fraction-number') return [typed.some((text) => text.trim() === '') ? '' : typed.join('/')]
  if (type !== 'point') return typed
  return typed.flatMap((text) => {
    const read = parsePoint(text)
    return read.kind === 'point' ? read.texts : ['', '']
  })
}

function typedValue(control: FigureControl, typed: readonly string[], index: number): Rational | undefined {
  if (control.type !== 'fraction-number') {
    return readNumber(typedValues(control, typed)[index], fieldOf(control, index))
  }
  const [numerator, denominator] = [readNumber(typed[0], INTEGER), readNumber(typed[1], INTEGER)]
  if (!numerator || !denominator || denominator.numerator === 0n) return undefined
  return rational(numerator.numerator, denominator.numerator)
}

const INTEGER: NumberField = { isInteger: true }

function fieldOf({ type, props }: Exclude<FigureControl, { type: 'fraction-number' }>, index: number): NumberField {
  return type === 'number-list' ? listField(props, index) : type === 'point' ? {} : props
}

function readNumber(typed = '', field: NumberField): Rational | undefined {
  const reading = parseNumber(typed, field)
  return reading.kind === 'value' ? reading.value : undefined
}

/** The hour at which the hand stands where it stands at this one: 15 is shown as 3 is. */
function onDial(value: Rational, { start }: FigureScale): Rational {
  const from = BigInt(start)
  const isHour = value.denominator === 1n && value.numerator >= 0n && value.numerator <= 24n
  return isHour ? rational(((value.numerator - from + 24n) % 12n) + from, 1n) : value
}
