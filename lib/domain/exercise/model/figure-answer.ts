import type { AnswerFigure, ControlProps, FigureScale } from '../schemas'
import { fractionAt, placeOnScale, typedAt } from './figure-scale'
import { listField } from './list-field'
import { type NumberField, parseNumber } from './parse-number'
import { type Rational, rational } from './rational'

/** The types of the controls whose answer may be given in a figure. */
export type FigureControlType = 'single-number' | 'fraction-number' | 'number-list'

/** A control with the figure in which it may be answered. */
export type FigureControl = {
  [Type in FigureControlType]: {
    readonly type: Type
    readonly props: ControlProps[Type] & { readonly figure: AnswerFigure }
  }
}[FigureControlType]

/**
 * The scale of each value that is given in the figure. A fraction is one value, and typed into two fields; else there is
 * one for each field. A plane has two for each point, a clock one for the hours and one for the minutes.
 */
export function figureScales({ type, props }: FigureControl): readonly FigureScale[] {
  const { figure } = props
  const fields = type === 'number-list' ? props.fields : [{}]
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
  return scales.map((own, index) => {
    const tick = moved.get(index)
    return tick === undefined ? (typed[index] ?? '') : typedAt(own, tick, fieldOf(control, index))
  })
}

function typedValue(control: FigureControl, typed: readonly string[], index: number): Rational | undefined {
  if (control.type !== 'fraction-number') return readNumber(typed[index], fieldOf(control, index))
  const [numerator, denominator] = [readNumber(typed[0], INTEGER), readNumber(typed[1], INTEGER)]
  if (!numerator || !denominator || denominator.numerator === 0n) return undefined
  return rational(numerator.numerator, denominator.numerator)
}

const INTEGER: NumberField = { isInteger: true }

function fieldOf({ type, props }: Exclude<FigureControl, { type: 'fraction-number' }>, index: number): NumberField {
  return type === 'number-list' ? listField(props, index) : props
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
