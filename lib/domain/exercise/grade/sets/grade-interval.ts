import { hashMap, isHashMap, isVector, keyword, type Value } from '@/interpreter'
import { setInputMessages } from '@/lib/shared/messages/set-input'
import { parseInterval } from '../../model/sets/parse-interval'
import { type ControlGrader, correct, correctInWrongForm, SolutionError, unreadable, wrong } from '../control-grade'
import { toRational, toScriptNumber } from '../script-values'
import { hasForm, isSimplest } from './interval-forms'
import { type Bound, isSameSet, type Piece, type RealSet, realSetOf, unionOf } from './real-set'

const messages = setInputMessages.interval

/** Right when it has the same numbers as the solution, in the form that the task asks for. */
export const gradeInterval: ControlGrader<'interval'> = (answer, { variable, form, simplified }, key) => {
  const typed = parseInterval(answer, variable)
  if (typed.kind === 'fault') return unreadable(typed.message)
  const set = realSetOf(typed.result)
  if (!isSameSet(set, intervalOf(key.solution, variable))) return wrong(toScriptPieces(set))
  if (form && !hasForm(form, typed.result)) return correctInWrongForm(messages.form[form])
  return simplified && !isSimplest(typed.result, set) ? correctInWrongForm(messages.simplify) : correct
}

/** Whether two sets, each a String as pupils type it or what conditions see of an answer, have the same numbers. */
export function isSameInterval(one: Value, other: Value, variable: string): boolean {
  return isSameSet(anyIntervalOf(one, variable), anyIntervalOf(other, variable))
}

/** The set of an author. @param value a String as pupils type it. @throws SolutionError for anything else. */
export function intervalOf(value: Value, variable: string): RealSet {
  const read = typeof value === 'string' ? parseInterval(value, variable) : undefined
  if (read?.kind === 'read') return realSetOf(read.result)
  const reason = read ? `: ${read.message}` : ''
  throw new SolutionError(`the solution of an interval is a String as pupils type it${reason}`)
}

/**
 * A set as the author's conditions see it: a vector of its pieces from the left, each a map of `:from-closed` and
 * `:to-closed` and, where it is bounded, `:from` and `:to`. `undefined` where a number is beyond the language.
 */
export function toScriptPieces(set: RealSet): Value | undefined {
  const pieces = set.map(toScriptPiece)
  return pieces.every((piece) => piece !== undefined) ? pieces : undefined
}

function toScriptPiece({ from, to }: Piece): Value | undefined {
  const [start, end] = [from && toScriptNumber(from.value), to && toScriptNumber(to.value)]
  if ((from && start === undefined) || (to && end === undefined)) return undefined
  return hashMap([
    ...(start === undefined ? [] : [[keyword('from'), start] as const]),
    ...(end === undefined ? [] : [[keyword('to'), end] as const]),
    [keyword('from-closed'), from?.isClosed === true],
    [keyword('to-closed'), to?.isClosed === true],
  ])
}

function anyIntervalOf(value: Value, variable: string): RealSet {
  return isVector(value) ? unionOf(value.map(pieceOf)) : intervalOf(value, variable)
}

function pieceOf(value: Value): Piece {
  if (!isHashMap(value)) throw new SolutionError('a piece of an interval is a map')
  const bound = (name: string): Bound | undefined => {
    const end = value.get(keyword(name))
    return end === undefined
      ? undefined
      : { value: toRational(end), isClosed: value.get(keyword(`${name}-closed`)) === true }
  }
  return { from: bound('from'), to: bound('to') }
}
