import type { Value } from '@/interpreter'
import type { GeneratedControl } from '../model'
import { parseExpression } from '../model/expression/parse-expression'
import { SolutionError } from './control-grade'
import { isSameExpression } from './expression/grade-expression'
import { isSamePointAnswer } from './point/grade-point'
import { isSameInterval } from './sets/grade-interval'
import { isSameNumberSet } from './sets/grade-number-set'

/**
 * Whether a wrong answer is the one that a rule of feedback names. Where the same can be typed in many forms, what a
 * solution may be may also stand in the place of the condition, and speaks of all that is equal to it.
 *
 * @param answer the pupil's value as conditions see it.
 * @param named what stands in the place of the condition.
 */
export function isNamed(answer: Value, named: Value, control: GeneratedControl): boolean {
  try {
    return isSame(answer, named, control)
  } catch (error) {
    if (error instanceof SolutionError) return false
    throw error
  }
}

/** Whether a value can name an answer to this control. */
export function canName(named: Value, control: GeneratedControl): boolean {
  // What can be read is equal to itself: no need of trying numbers.
  if (control.type === 'expression') {
    return typeof named === 'string' && parseExpression(named, control.props.variables).kind === 'expression'
  }
  return isNamed(named, named, control)
}

/** @throws SolutionError where one of them is no solution of such a control. */
function isSame(one: Value, other: Value, { type, props }: GeneratedControl): boolean {
  switch (type) {
    case 'expression':
      return typeof one === 'string' && typeof other === 'string' && isSameExpression(one, other, props.variables)
    case 'number-set':
      return isSameNumberSet(one, other, props.variable)
    case 'interval':
      return isSameInterval(one, other, props.variable)
    case 'point':
      return isSamePointAnswer(one, other, props)
    default:
      return false
  }
}
