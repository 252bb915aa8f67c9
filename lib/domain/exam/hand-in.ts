import { gradeByField } from '@/lib/domain/exercise/grade/grade-by-field'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import { recordSolved } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type ExamResult, type HandInRequest, type SubtaskResult, sumOf } from './model'
import { loadExamSet, loadTasks, PAPER_REF } from './paper'
import { pointsFor, scoreExam, taskLeftOut } from './score-exam'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** The answers of one candidate to a whole set. */
export interface HandIn extends HandInRequest {
  readonly userId: string
  readonly setId: string
}

/** The answers to one sub-task, or to one task; what is missing was not answered. */
type SubtaskAnswers = NonNullable<HandIn['answers'][string]>[number]

/**
 * Grades a whole set, field by field. A task whose every control is right is noted as solved.
 *
 * @throws AppError `not-found` for an unknown set, `limit-reached` without a subscription, `invalid-request` for an
 * answer that does not fit its control.
 */
export async function handIn(deps: Deps, { userId, setId, answers, leftOut }: HandIn): Promise<ExamResult> {
  const set = await loadExamSet(deps.store, setId)
  if (!set) throw new AppError('not-found')
  if (!(await hasPaidPermission(deps, 'takeExam', userId))) throw new AppError('limit-reached')
  const exercises = await loadTasks(deps.store, set)
  const results = set.parts.flatMap((part) => {
    const out = taskLeftOut(part, leftOut)
    return part.tasks.map(({ number, exercise, points }) => {
      const subTasks = gradeTask(exercises.get(number), points, answers[number] ?? [], `answers.${number}`)
      return { exercise, result: { ...totalsOf(subTasks), number, subTasks, counts: number !== out } }
    })
  })
  const solved = results.filter(({ result }) => result.points === result.maxPoints)
  await Promise.all(
    solved.map(({ exercise }) =>
      recordSolved(deps, { userId, exerciseId: exercise, difficultyLevel: PAPER_REF.difficultyLevel }),
    ),
  )
  return scoreExam(results.map(({ result }) => result))
}

function totalsOf(subTasks: readonly SubtaskResult[]) {
  return {
    points: sumOf(subTasks.map(({ points }) => points)),
    maxPoints: sumOf(subTasks.map(({ maxPoints }) => maxPoints)),
  }
}

function gradeTask(
  exercise: LoadedExercise | undefined,
  points: readonly number[],
  answers: readonly SubtaskAnswers[],
  path: string,
): readonly SubtaskResult[] {
  if (!exercise) return []
  const variant = exercise.variant(PAPER_REF)
  const generated = variant.question()
  if (answers.length > generated.subTasks.length) throw misfit(path, 'more sub-tasks than the task has')
  return generated.subTasks.map(({ controls }, subTask): SubtaskResult => {
    const given = answers[subTask] ?? []
    if (given.length > controls.length) throw misfit(`${path}.${subTask}`, 'more answers than controls')
    const keys = variant.keys(subTask)
    const grades = controls.map((control, index) => {
      const controlKey = keys[index] as ControlAnswerKey // one for each control
      return gradeByField({ control, key: controlKey, run: variant.run, answer: given[index] ?? null })
    })
    const maxPoints = points[subTask] ?? 0
    return {
      controls: grades.map(({ fields }) => fields),
      points: pointsFor(
        maxPoints,
        grades.map(({ share }) => share),
      ),
      maxPoints,
    }
  })
}

function misfit(path: string, reason: string): AppError {
  return new AppError('invalid-request', [{ path, reason }])
}
