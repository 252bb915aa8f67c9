import { listField } from '@/lib/domain/exercise/model/list-field'
import { type NumberField, parseNumber } from '@/lib/domain/exercise/model/parse-number'
import { parsePoint } from '@/lib/domain/exercise/model/point/parse-point'
import { setsShape } from '@/lib/domain/exercise/model/point/shape'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { pointInputMessages } from '@/lib/shared/messages/point-input'
import type { ControlState } from './control-state'

/** A field that cannot be sent yet: empty, or not to be read. It is a question to the pupil, not a wrong answer. */
export interface IncompleteField {
  /** Index of the control in its sub-task. */
  readonly control: number
  /** Index of the field in its control. */
  readonly field: number
  /** What to ask. */
  readonly text: string
}

/** Finds the first field that still needs something from the pupil. */
export function findIncompleteField(controls: readonly ControlState[]): IncompleteField | undefined {
  for (const [control, state] of controls.entries()) {
    const questions = askFields(state)
    const field = questions.findIndex((text) => text !== undefined)
    const text = questions[field]
    if (text !== undefined) return { control, field, text }
  }
  return undefined
}

/** For each field of a control what to ask about it, `undefined` when it can be sent. */
function askFields(control: ControlState): readonly (string | undefined)[] {
  switch (control.type) {
    case 'single-number':
      return [askNumber(control.draft, control.props)]
    case 'fraction-number':
      return [askNumber(control.draft.numerator, INTEGER), askDenominator(control.draft.denominator)]
    case 'number-list':
      return control.draft.map((typed, index) => askNumber(typed, listField(control.props, index)))
    case 'point':
      return askPoints(control)
    case 'simple-text':
    // The server alone reads it, and asks for what is missing.
    case 'expression':
    case 'number-set':
    case 'interval':
      return [control.draft.trim() === '' ? exerciseMessages.askText : undefined]
    case 'single-choice':
      return [control.draft === undefined ? exerciseMessages.askChoice : undefined]
    case 'binary-choice':
      return control.draft.map((choice) => (choice === undefined ? exerciseMessages.askEach : undefined))
    case 'multi-choice':
      // None ticked is an answer: that none of them holds.
      return []
    default:
      // Content newer than this code may name a type that it does not know; what is sent then the server judges.
      control satisfies never
      return []
  }
}

/** Points that set no line or parabola are asked for again, the second of them. */
function askPoints({ draft, props: { shape } }: ControlState<'point'>): readonly (string | undefined)[] {
  const readings = draft.map(parsePoint)
  const points = readings.flatMap((reading) => (reading.kind === 'point' ? [reading.point] : []))
  if (points.length < readings.length) {
    return readings.map((reading) => (reading.kind === 'fault' ? reading.message : undefined))
  }
  return shape && !setsShape(shape, points) ? [undefined, pointInputMessages.shape[shape]] : []
}

const INTEGER: NumberField = { isInteger: true }

function askDenominator(typed: string): string | undefined {
  const reading = parseNumber(typed, INTEGER)
  const isZero = reading.kind === 'value' && reading.value.numerator === 0n
  return isZero ? numberInputMessages['zero-denominator'] : askNumber(typed, INTEGER)
}

/** A number with two readings is sent: only the server knows whether either of them matters. */
function askNumber(typed: string, field: NumberField = {}): string | undefined {
  const reading = parseNumber(typed, field)
  return reading.kind === 'invalid' ? reading.message : undefined
}
