import { gradeByField } from '@/lib/domain/exercise/grade/grade-by-field'
import type { LeftAnswer } from '@/lib/domain/exercise/model'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { ExerciseVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import type { SiteMode } from '@/lib/domain/payment/entitlement/entitlement'
import { hasPaidPermission } from '@/lib/domain/payment/entitlement/has-paid-permission'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type Candidate, endAttempt, findFinishedAttempt, refuseAnothers } from './attempts'
import {
  type AttemptRequest,
  type ExamProgress,
  type ExamResult,
  type ExamSet,
  type SubtaskResult,
  tasksOf,
} from './model'
import { loadExamSet, loadTasks, variantOf } from './paper'
import { type GradedTask, recordTasks } from './record-tasks'
import { pointsFor, scoreExam, taskLeftOut, taskResult } from './score-exam'

interface Deps extends SiteMode {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * Grades a whole set, field by field, and keeps it as an attempt that is over. What
 * became of its tasks is recorded as their rounds. Sent again, it has the result that it had.
 *
 * @throws AppError as `refuseAnothers` does, `not-found` for an unknown set, `limit-reached` without a subscription, `invalid-request` for an
 * answer that does not fit its control, `conflict` when the attempt was gone on with, or handed in, elsewhere.
 */
export async function handIn(deps: Deps, attempt: Candidate & AttemptRequest): Promise<ExamResult> {
  const { userId, setId, progress } = attempt
  refuseAnothers(attempt)
  const set = await loadExamSet(deps.store, setId)
  if (!set) throw new AppError('not-found')
  const before = await findFinishedAttempt(deps.store, attempt)
  if (before && JSON.stringify(before.progress) !== JSON.stringify(progress)) throw new AppError('conflict')
  if (!before && !(await hasPaidPermission(deps, 'takeExam', userId))) throw new AppError('limit-reached')
  const graded = await gradeSet(deps.store, set, progress)
  const result = before?.result ?? (await endAttempt(deps, attempt, scoreExam(graded.map((each) => each.result))))
  // Also when it is sent again: whoever took it the first time may have been stopped here.
  await recordTasks(deps, { ...attempt, variant: variantOf(set) }, graded)
  return result
}

async function gradeSet(
  store: DocumentStore,
  set: ExamSet,
  { tasks, leftOut }: ExamProgress,
): Promise<readonly GradedTask[]> {
  const exercises = await loadTasks(store, set)
  const numbers = tasksOf(set).map(({ number }) => number)
  if (tasks.length > numbers.length) throw misfit('progress.tasks', 'more tasks than the set has')
  return set.parts.flatMap((part) => {
    const out = taskLeftOut(part, leftOut)
    return part.tasks.map(({ number, points }) => {
      const place = numbers.indexOf(number)
      const answers = tasks[place]?.drafts ?? []
      const loaded = exercises.get(number)
      const subTasks = gradeTask(loaded?.variant(variantOf(set)), points, answers, `progress.tasks.${place}.drafts`)
      return { exercise: loaded, answers, result: taskResult({ number, counts: number !== out }, subTasks) }
    })
  })
}

function gradeTask(
  variant: ExerciseVariant | undefined,
  points: readonly number[],
  answers: ExamProgress['tasks'][number]['drafts'],
  path: string,
): readonly SubtaskResult[] {
  if (!variant) return []
  const generated = variant.question()
  if (answers.length > generated.subTasks.length) throw misfit(path, 'more sub-tasks than the task has')
  return generated.subTasks.map(({ controls }, subTask): SubtaskResult => {
    const given = answers[subTask] ?? []
    if (given.length > controls.length) throw misfit(`${path}.${subTask}`, 'more answers than controls')
    const keys = variant.keys(subTask)
    const grades = controls.map((control, index) => {
      const controlKey = keys[index] as ControlAnswerKey // one for each control
      return gradeByField({
        control,
        key: controlKey,
        run: variant.run,
        answer: (given[index] ?? null) as LeftAnswer | null,
      })
    })
    const maxPoints = points[subTask] ?? 0
    const scheme = variant.scheme(subTask)
    if (scheme) return { controls: [], points: 0, maxPoints, selfMarking: { steps: scheme.length } }
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
