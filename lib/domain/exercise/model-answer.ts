import { isFraction, isVector, type Value } from '@/interpreter'
import { toRational } from './grade/script-values'
import type { Answer, GeneratedControl } from './model'
import { decimalPlaces, plainDecimal, type Rational, roundHalfUp } from './model/rational'
import type { ControlAnswerKey } from './variant/answer-key'

/** The right answer to a control as a pupil would type or choose it: for checks of content and for worked solutions. */
export function modelAnswer(control: GeneratedControl, key: ControlAnswerKey): Answer {
  const { solution } = key
  switch (control.type) {
    case 'single-number':
      return typedNumber(toRational(solution), isFraction(solution), control.props.fractionDigits)
    case 'fraction-number': {
      const { numerator, denominator } = toRational(solution)
      return { numerator: numerator.toString(), denominator: denominator.toString() }
    }
    case 'number-list':
      return itemsOf(solution).map((item) =>
        typedNumber(toRational(item), isFraction(item), control.props.fractionDigits),
      )
    case 'simple-text':
      return String(isVector(solution) ? solution[0] : solution)
    case 'single-choice':
      return key.authorIndexes(control.props.options.length).indexOf(Number(solution))
    case 'binary-choice':
      return itemsOf(solution).map((item) => item === true)
    case 'multi-choice':
      return key.authorIndexes(control.props.options.length).map((author) => itemsOf(solution)[author] === true)
  }
}

/** The right answer as the author's feedback sees it: the value `answer` of a pupil who gave it. */
export function modelValue({ solution }: Pick<ControlAnswerKey, 'solution'>): Value {
  const isListOfTexts = isVector(solution) && typeof solution[0] === 'string'
  return isListOfTexts ? (solution[0] ?? '') : solution
}

function itemsOf(value: Value): readonly Value[] {
  return isVector(value) ? value : []
}

/** Hungarian digits, or `3/4` for a Fraction where the field takes any number. */
function typedNumber(value: Rational, isFractionValue: boolean, fractionDigits: number | undefined): string {
  if (isFractionValue && fractionDigits === undefined) return `${value.numerator}/${value.denominator}`
  const asked = fractionDigits === undefined ? value : roundHalfUp(value, fractionDigits)
  return plainDecimal(asked, decimalPlaces(asked.denominator) ?? 0).replace('.', ',')
}
