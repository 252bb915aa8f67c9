import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { type NumberField, type ParsedNumber, parseNumber } from '../model/parse-number'
import { type Rational, roundHalfUp, sameValue } from '../model/rational'
import { type ControlGrade, type ControlGrader, correct, correctInWrongForm, unreadable, wrong } from './control-grade'
import { toRational, toScriptNumber } from './script-values'

type ReadValue = Extract<ParsedNumber, { kind: 'value' }>

/** Right when it equals the solution rounded half up to `fractionDigits`. */
export const gradeSingleNumber: ControlGrader<'single-number'> = (answer, props, key) =>
  gradeNumber(parseNumber(answer, props), toRational(key.solution), props)

/** Grades one typed number against the solution of its field. */
export function gradeNumber(reading: ParsedNumber, solution: Rational, field: NumberField): ControlGrade {
  const { fractionDigits } = field
  const target = fractionDigits === undefined ? solution : roundHalfUp(solution, fractionDigits)
  switch (reading.kind) {
    case 'invalid':
      return unreadable(reading.message)
    case 'ambiguous':
      return gradeReadings(reading, solution, target, fractionDigits)
    case 'value': {
      const complaint = fractionDigits === undefined ? undefined : formComplaint(reading, solution, fractionDigits)
      if (complaint !== undefined) return correctInWrongForm(complaint)
      if (!sameValue(reading.value, target)) return wrong(toScriptNumber(reading.value))
      return isShort(reading, field)
        ? correctInWrongForm(numberInputMessages['missing-digit'](fractionDigits ?? 0))
        : correct
    }
  }
}

/** Whether decimal places that have to be written out are not. */
function isShort({ form, decimals }: ReadValue, { fractionDigits, exactDigits }: NumberField): boolean {
  return exactDigits === true && form === 'decimal' && decimals < (fractionDigits ?? 0)
}

/** Two readings of which one is right are questioned; two wrong ones are wrong, the decimal one being the likelier. */
function gradeReadings(
  { readings: [asDecimal, asGrouped], message }: Extract<ParsedNumber, { kind: 'ambiguous' }>,
  solution: Rational,
  target: Rational,
  fractionDigits: number | undefined,
): ControlGrade {
  if (sameValue(asDecimal.value, target) || sameValue(asGrouped.value, target)) return correctInWrongForm(message)
  const isUnrounded = sameValue(asDecimal.value, roundHalfUp(solution, GROUP_DIGITS))
  if (fractionDigits !== undefined && isUnrounded) return correctInWrongForm(numberInputMessages.round(fractionDigits))
  return wrong(toScriptNumber(asDecimal.value))
}

/** A mark before three digits is what has two readings. */
const GROUP_DIGITS = 3

/** Solutions are computed to 16 significant digits; a fraction that agrees this far is meant to be the solution. */
const COMPARED_DIGITS = 14

/** What is asked of a right value in the wrong form: a fraction instead of decimals, or more decimals than asked. */
function formComplaint(
  { form, value, decimals }: ReadValue,
  solution: Rational,
  fractionDigits: number,
): string | undefined {
  if (form === 'fraction') {
    const isSolution = sameValue(roundHalfUp(value, COMPARED_DIGITS), roundHalfUp(solution, COMPARED_DIGITS))
    const isTarget = sameValue(value, roundHalfUp(solution, fractionDigits))
    return isSolution || isTarget ? numberInputMessages['decimal-form'](fractionDigits) : undefined
  }
  const isTooExact = decimals > fractionDigits && !sameValue(value, roundHalfUp(value, fractionDigits))
  const isSolution = sameValue(value, roundHalfUp(solution, decimals))
  return isTooExact && isSolution ? numberInputMessages.round(fractionDigits) : undefined
}
