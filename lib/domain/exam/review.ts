import { gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import type { Answer } from '@/lib/domain/exercise/model'
import type { ExerciseVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import { workedSolution } from '@/lib/domain/exercise/worked-solution'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { type ExamSet, type FinishedAttempt, type ReviewedSubtask, tasksOf } from './model'
import { loadTasks, variantOf } from './paper'

/**
 * What a candidate learns of an attempt that is over, by the number of the task. It is made of nothing but such an attempt,
 * so it cannot leave before.
 */
export async function reviewAttempt(
  store: DocumentStore,
  set: ExamSet,
  { progress, result }: FinishedAttempt,
): Promise<ReadonlyMap<number, readonly ReviewedSubtask[]>> {
  const exercises = await loadTasks(store, set)
  const reviewed = tasksOf(set).map(({ number }, place): [number, readonly ReviewedSubtask[]] => {
    const exercise = exercises.get(number)
    if (!exercise) return [number, []]
    const outcomes = result.tasks.find((task) => task.number === number)?.subTasks ?? []
    const drafts = progress.tasks[place]?.drafts ?? []
    const variant = exercise.variant(variantOf(set))
    const subTasks = workedSolution(variant).map((worked, subTask) => ({
      ...worked,
      remarks: worked.controls.map((_, control) => {
        const isRight = outcomes[subTask]?.controls[control]?.every((field) => field === 'correct') ?? false
        return isRight ? undefined : remarkOn(variant, { subTask, control, draft: drafts[subTask]?.[control] ?? null })
      }),
    }))
    return [number, subTasks]
  })
  return new Map(reviewed)
}

interface Place {
  readonly subTask: number
  readonly control: number
  readonly draft: unknown
}

/** What would have been said of this answer, had it been checked by itself. */
function remarkOn(variant: ExerciseVariant, { subTask, control, draft }: Place): string | undefined {
  if (!isWhole(draft)) return undefined
  const asked = variant.controls(subTask)?.[control]
  const key = variant.keys(subTask)[control]
  if (!asked || !key) return undefined
  try {
    return gradeSubtask({ controls: [asked], keys: [key], run: variant.run }, [draft as Answer]).feedback
  } catch (error) {
    // The task has changed since, and the answer does not fit it any more.
    if (error instanceof AppError && error.code === 'invalid-request') return undefined
    throw error
  }
}

function isWhole(draft: unknown): boolean {
  if (draft === null || draft === '') return false
  if (Array.isArray(draft))
    return draft.every((item) => item !== null && item !== '') && draft.some((item) => item !== false)
  return typeof draft !== 'object' || Object.values(draft).every((part) => part !== '')
}
