import { expressionInputMessages } from '@/lib/shared/messages/expression-input'
import type { AlgebraicExpression } from '../../model/expression/expression'
import { parseExpression } from '../../model/expression/parse-expression'
import { type ControlGrader, correct, correctInWrongForm, SolutionError, unreadable, wrong } from '../control-grade'
import { compareExpressions, haveSameValues } from './compare-expressions'
import { hasForm } from './expression-forms'

/** Right when it has the solution's values, and the form that the task asks for. */
export const gradeExpression: ControlGrader<'expression'> = (answer, { variables, form }, key) => {
  const read = parseExpression(answer, variables)
  if (read.kind === 'fault') return unreadable(expressionInputMessages.fault(read.fault, read.found, variables))
  const typed = read.expression
  const right = solutionOf(key.solution, variables)
  switch (compareExpressions(typed, right, variables)) {
    case 'different':
      return wrong(answer)
    case 'unknown':
      return correctInWrongForm(expressionInputMessages.unknown)
    case 'narrower':
      return correctInWrongForm(expressionInputMessages.narrower)
    case 'same':
      return form === undefined || hasForm(form, typed, right)
        ? correct
        : correctInWrongForm(expressionInputMessages.form[form])
  }
}

/** Whether two typed expressions have the same values. Texts that are no expressions have none. */
export function isSameExpression(left: string, right: string, variables: readonly string[]): boolean {
  const [one, other] = [parseExpression(left, variables), parseExpression(right, variables)]
  if (one.kind === 'fault' || other.kind === 'fault') return false
  return haveSameValues(one.expression, other.expression, variables)
}

/** The author's expression. @throws SolutionError when the solution is none. */
function solutionOf(solution: unknown, variables: readonly string[]): AlgebraicExpression {
  const read = typeof solution === 'string' ? parseExpression(solution, variables) : undefined
  if (read?.kind === 'expression') return read.expression
  const reason = read ? `: ${read.fault} ${read.found}` : ''
  throw new SolutionError(`the solution of an expression is a String as pupils type it${reason}`)
}
