import { isVector, type Value } from '@/interpreter'
import type { GeneratedControl } from '../model'
import { parseExpression } from '../model/expression/parse-expression'
import { SolutionError } from './control-grade'
import { isSameExpression } from './expression/grade-expression'
import { isSamePointAnswer, pointsOf } from './point/grade-point'

/**
 * Whether a rule of feedback may name a wrong answer by this value, in the place of a condition: an expression as a pupil
 * would type it, or points as a solution has them.
 */
export function canBeNamed(value: Value, control: GeneratedControl): boolean {
  if (control.type === 'expression' && typeof value === 'string') {
    return parseExpression(value, control.props.variables).kind === 'expression'
  }
  return control.type === 'point' && isVector(value) && isRead(() => pointsOf(value, control.props))
}

/** Whether an answer is equal to the wrong one that a rule names. */
export function isNamed(answer: Value, value: Value, control: GeneratedControl): boolean {
  if (!canBeNamed(value, control)) return false
  if (control.type === 'expression' && typeof value === 'string') {
    return typeof answer === 'string' && isSameExpression(answer, value, control.props.variables)
  }
  return control.type === 'point' && isSamePointAnswer(answer, value, control.props)
}

function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof SolutionError) return false
    throw error
  }
}
