import type { FigureScale } from '@/lib/domain/exercise/model'
import { type FigureControl, typedValues } from '@/lib/domain/exercise/model/figure-answer'
import { MINUS } from '@/lib/shared/format/number'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import type { ControlState } from '../player/control-state'

/** The state of a control that has a figure. */
export type FigureState = Extract<ControlState, { type: FigureControl['type'] }> & FigureControl

/** Tells whether a control may be answered in a figure too. */
export function hasFigure(control: ControlState): control is FigureState {
  return 'figure' in control.props && control.props.figure !== undefined
}

/** What stands in the fields of a control, in their order. */
export function typedOf(control: FigureState): readonly string[] {
  switch (control.type) {
    case 'single-number':
      return [control.draft]
    case 'fraction-number':
      return [control.draft.numerator, control.draft.denominator]
    case 'number-list':
    case 'point':
      return control.draft
  }
}

/** The control with other texts in its fields. */
export function withTyped(control: FigureState, typed: readonly string[]): ControlState {
  switch (control.type) {
    case 'single-number':
      return { ...control, draft: typed[0] ?? '' }
    case 'fraction-number':
      return { ...control, draft: { numerator: typed[0] ?? '', denominator: typed[1] ?? '' } }
    case 'number-list':
    case 'point':
      return { ...control, draft: typed }
  }
}

/** A value in words: as it is typed, or why the figure shows none. */
export function spokenValue(control: FigureState, place: number | undefined, index: number): string {
  const own = typedValues(control, typedOf(control))[index] ?? ''
  if (own.trim() === '') return messages.unset
  return place === undefined ? messages.offFigure : own.replace('-', MINUS)
}

/** The tick on which a value is put by the first key: that of 0, or else the first. */
export function startTick({ start, step, last }: FigureScale): number {
  const ofZero = -start / step
  return Number.isInteger(ofZero) && ofZero >= 0 && ofZero <= last ? ofZero : 0
}
