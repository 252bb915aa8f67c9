import { isFraction, isVector, type Value } from '@/interpreter'
import { toRational } from './grade/script-values'
import { intervalOf, toScriptPieces } from './grade/sets/grade-interval'
import { numberSetOf, toScriptNumbers } from './grade/sets/grade-number-set'
import type { Answer, GeneratedControl } from './model'
import type { NumberField } from './model/parse-number'
import { decimalPlaces, plainDecimal, roundHalfUp } from './model/rational'
import type { ControlAnswerKey } from './variant/answer-key'

/** The right answer to a control as a pupil would type or choose it: for checks of content and for worked solutions. */
export function modelAnswer(control: GeneratedControl, key: ControlAnswerKey): Answer {
  const { solution } = key
  switch (control.type) {
    case 'single-number':
      return typedNumber(solution, control.props)
    case 'fraction-number': {
      const { numerator, denominator } = toRational(solution)
      return { numerator: numerator.toString(), denominator: denominator.toString() }
    }
    case 'number-list':
      return itemsOf(solution).map((item) => typedNumber(item, control.props))
    case 'point':
      return pointVectors(solution).map((pair) => `(${pair.map((value) => typedNumber(value, {})).join('; ')})`)
    case 'simple-text':
      return String(isVector(solution) ? solution[0] : solution)
    case 'expression':
      return String(solution)
    case 'interval':
      return String(solution)
    case 'number-set':
      return isVector(solution) ? `{${solution.map((item) => typedNumber(item, {})).join('; ')}}` : String(solution)
    case 'single-choice':
      return key.authorIndexes(control.props.options.length).indexOf(Number(solution))
    case 'binary-choice':
      return itemsOf(solution).map((item) => item === true)
    case 'multi-choice':
      return key.authorIndexes(control.props.options.length).map((author) => itemsOf(solution)[author] === true)
  }
}

/**
 * The right answer as the author's feedback sees it: the value `answer` of a pupil who gave it.
 *
 * @param control without which a solution that is written as pupils type it stays as it is.
 */
export function modelValue({ solution }: Pick<ControlAnswerKey, 'solution'>, control?: GeneratedControl): Value {
  if (control?.type === 'number-set') return toScriptNumbers(numberSetOf(solution, control.props.variable)) ?? solution
  if (control?.type === 'interval') return toScriptPieces(intervalOf(solution, control.props.variable)) ?? solution
  const isListOfTexts = isVector(solution) && typeof solution[0] === 'string'
  return isListOfTexts ? (solution[0] ?? '') : solution
}

/** The coordinates of each point of a solution, which is a single one or a vector of them. */
function pointVectors(solution: Value): readonly (readonly Value[])[] {
  const items = itemsOf(solution)
  return items.some(isVector) ? items.map(itemsOf) : [items]
}

function itemsOf(value: Value): readonly Value[] {
  return isVector(value) ? value : []
}

/** Hungarian digits, or `3/4` for a Fraction where the field takes any number. */
function typedNumber(solution: Value, { fractionDigits, exactDigits }: NumberField): string {
  const value = toRational(solution)
  const isBroken = isFraction(solution) && value.denominator !== 1n
  if (isBroken && fractionDigits === undefined) return `${value.numerator}/${value.denominator}`
  const asked = fractionDigits === undefined ? value : roundHalfUp(value, fractionDigits)
  const places = exactDigits ? fractionDigits : decimalPlaces(asked.denominator)
  return plainDecimal(asked, places ?? 0).replace('.', ',')
}
