import { isVector, type Value } from '@/interpreter'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { compare, type Rational, sameValue } from '../../model/rational'
import { parseNumberSet } from '../../model/sets/parse-number-set'
import { type ControlGrader, correct, correctInWrongForm, SolutionError, unreadable, wrong } from '../control-grade'
import { toRational, toScriptNumber } from '../script-values'

/** Right when it has the same numbers, in any order. */
export const gradeNumberSet: ControlGrader<'number-set'> = (answer, { variable }, key) => {
  const typed = parseNumberSet(answer, variable)
  if (typed.kind === 'fault') return unreadable(typed.message)
  const right = numberSetOf(key.solution, variable)
  const numbers = sorted(typed.result.map(({ value }) => value))
  if (isSame(numbers, right)) return correct
  const isParted = numbers.length === 1 && isPartedByCommas(answer, variable, right)
  return isParted ? correctInWrongForm(setInputMessages.numbers.separator) : wrong(toScriptNumbers(numbers))
}

/** Whether a single number was meant as the right set: `{1,2}` is one number here, and two elsewhere. */
function isPartedByCommas(answer: string, variable: string, right: readonly Rational[]): boolean {
  const parted = parseNumberSet(answer.replaceAll(',', ';'), variable)
  return parted.kind === 'read' && isSame(sorted(parted.result.map(({ value }) => value)), right)
}

/** Whether two sets, each as a solution may be written, have the same numbers. */
export function isSameNumberSet(one: Value, other: Value, variable: string): boolean {
  return isSame(numberSetOf(one, variable), numberSetOf(other, variable))
}

/**
 * The numbers of an author's set from the least.
 *
 * @param value a vector of Numbers and Fractions, or a String as pupils type it.
 * @throws SolutionError for anything else.
 */
export function numberSetOf(value: Value, variable: string): readonly Rational[] {
  if (isVector(value)) return sorted(value.map(toRational))
  const read = typeof value === 'string' ? parseNumberSet(value, variable) : undefined
  if (read?.kind === 'read') return sorted(read.result.map((number) => number.value))
  const reason = read ? `: ${read.message}` : ''
  throw new SolutionError(`the solution of a number-set is a vector of Numbers, or a String as pupils type it${reason}`)
}

/** A set as the author's conditions see it: a vector of its numbers from the least; `undefined` where one is beyond the language. */
export function toScriptNumbers(numbers: readonly Rational[]): Value | undefined {
  const values = numbers.map((number) => toScriptNumber(number))
  return values.every((value) => value !== undefined) ? values : undefined
}

/** From the least, each once. */
function sorted(numbers: readonly Rational[]): readonly Rational[] {
  return numbers
    .toSorted(compare)
    .filter((number, index, all) => index === 0 || !sameValue(number, all[index - 1] as Rational))
}

function isSame(one: readonly Rational[], other: readonly Rational[]): boolean {
  return one.length === other.length && one.every((number, index) => sameValue(number, other[index] as Rational))
}
