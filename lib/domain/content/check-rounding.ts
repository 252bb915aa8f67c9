import { isVector } from '@/interpreter'
import { toRational } from '@/lib/domain/exercise/grade/script-values'
import type { GeneratedControl, GeneratedExercise } from '@/lib/domain/exercise/model'
import { roundHalfUp, sameValue } from '@/lib/domain/exercise/model/rational'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import { WORDS_OF_ROUNDING } from '@/lib/shared/messages/number-input'
import type { Finding } from './content-fault'

/** Fields that are rounded although no text asks for that. */
export function checkRounding(
  { description, subTasks }: GeneratedExercise,
  subTask: number,
  keys: readonly ControlAnswerKey[],
): readonly Finding[] {
  const { description: question = '', controls = [] } = subTasks[subTask] ?? {}
  if (WORDS_OF_ROUNDING.test(description + question)) return []
  return controls.flatMap((control, index) => {
    const key = keys[index]
    const reason = key && faultOf(control, key)
    return reason ? [{ at: ['subtasks', subTask, 'controls', index], reason }] : []
  })
}

function faultOf({ type, props }: GeneratedControl, { solution }: ControlAnswerKey): string | undefined {
  if (type !== 'single-number' && type !== 'number-list') return undefined
  const { fractionDigits, rounded } = props
  if (fractionDigits === undefined || rounded === false) return undefined
  // Fields with decimal places say themselves to how many, which reads as rounding.
  if (fractionDigits > 0)
    return 'asks for decimal places where the text asks for no rounding: round in words, or say rounded: false'
  if (comesOut(solution, 0)) return undefined
  return 'takes a whole number for a solution that is none, and the text asks for no rounding'
}

/** Whether a number, or each of a list, has at most so many decimal places. */
export function comesOut(solution: ControlAnswerKey['solution'], places: number): boolean {
  const values = (isVector(solution) ? solution : [solution]).map(toRational)
  return values.every((value) => sameValue(value, roundHalfUp(value, places)))
}
