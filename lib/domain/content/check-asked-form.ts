import { isVector } from '@/interpreter'
import { isExamTask } from '@/lib/domain/classification/model'
import type { ExerciseDefinition } from '@/lib/domain/exercise/definition'
import { toRational } from '@/lib/domain/exercise/grade/script-values'
import { decimalPlaces, roundHalfUp } from '@/lib/domain/exercise/model/rational'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { Finding } from './content-fault'
import type { LevelDraws } from './exercise-draws'

/** The skills in which the zero at the end of a rounded number is the point. */
const SKILLS_OF_ROUNDING = ['round-decimals', 'round-whole-numbers', 'estimate-results']

/**
 * Fields of exercises on rounding that take 29,8 for 29,80. Where rounding only ends a calculation the shorter form is
 * right, and nothing is found.
 */
export function checkAskedForm(definition: ExerciseDefinition, levels: readonly LevelDraws[]): readonly Finding[] {
  if (isExamTask(definition.classifications)) return []
  return definition.subtasks.flatMap(({ controls, skills = definition.skills }, subTask) => {
    if (!SKILLS_OF_ROUNDING.includes(skills[0] ?? '')) return []
    return controls.flatMap((_, index) => {
      const isShort = levels.some(({ draws }) =>
        draws.some(({ question, subTasks }) => {
          const control = question.subTasks[subTask]?.controls[index]
          const key = subTasks[subTask]?.keys[index]
          if (!control || !key || (control.type !== 'single-number' && control.type !== 'number-list')) return false
          const { fractionDigits = 0, rounded, exactDigits } = control.props
          return rounded !== false && exactDigits !== true && hasFewerPlaces(key, fractionDigits)
        }),
      )
      const at = ['subtasks', subTask, 'controls', index, 'props']
      const reason = 'takes a rounded number without the zero at its end: say exactDigits: true'
      return isShort ? [{ at, reason }] : []
    })
  })
}

function hasFewerPlaces({ solution }: ControlAnswerKey, digits: number): boolean {
  const values = (isVector(solution) ? solution : [solution]).map(toRational)
  return values.some((value) => (decimalPlaces(roundHalfUp(value, digits).denominator) ?? digits) < digits)
}
