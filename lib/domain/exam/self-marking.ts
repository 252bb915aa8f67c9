import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type Candidate, changeResult } from './attempts'
import type { ExamResult, SelfMarks, SubtaskResult } from './model'
import { pointsFor, scoreExam, taskResult } from './score-exam'

/**
 * Marks a sub-task that was solved on paper by the steps that the candidate finds in it, each worth the same part of its
 * points. Marked anew, it has the new marks.
 *
 * @throws AppError `not-found` without such an attempt that was handed in, `invalid-request` for a sub-task that is not
 * marked so, or for other than one mark a step.
 */
export function markOwnWork(
  store: DocumentStore,
  { number, subTask, marks, ...attempt }: Candidate & { readonly attemptId: string } & SelfMarks,
): Promise<ExamResult> {
  return changeResult(store, attempt, ({ tasks }) => {
    const steps = tasks.find((task) => task.number === number)?.subTasks[subTask]?.selfMarking?.steps
    if (steps === undefined) throw misfit('subTask', 'is not marked by the candidate')
    if (marks.length !== steps) throw misfit('marks', `expected ${steps} marks`)
    return scoreExam(
      tasks.map((task) =>
        task.number === number
          ? taskResult(
              task,
              task.subTasks.map((each, index) => (index === subTask ? markedBy(each, marks, steps) : each)),
            )
          : task,
      ),
    )
  })
}

function markedBy({ maxPoints }: SubtaskResult, marks: readonly boolean[], steps: number): SubtaskResult {
  return { controls: [], points: pointsFor(maxPoints, marks.map(Number)), maxPoints, selfMarking: { steps, marks } }
}

function misfit(path: string, reason: string): AppError {
  return new AppError('invalid-request', [{ path, reason }])
}
