import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import { recordSolved } from '@/lib/domain/progress/progress'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import type { SolvedTrial } from './schemas'
import { loadTrialExercise } from './trial-lists'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/**
 * Notes for an account what its owner solved before there was one. The browser has kept the answers, so they are graded
 * once more, and what is not solved by them, or not offered for trial any more, is left out. Counts for no limit.
 *
 * @returns how many exercises are noted as solved.
 */
export async function takeOverTrial(deps: Deps, userId: string, solved: readonly SolvedTrial[]): Promise<number> {
  let count = 0
  for (const trial of solved) {
    if (!(await isSolvedBy(deps.store, trial))) continue
    const { exerciseId, difficultyLevel } = trial
    await recordSolved(deps, { userId, exerciseId, difficultyLevel })
    count += 1
  }
  return count
}

async function isSolvedBy(store: DocumentStore, trial: SolvedTrial): Promise<boolean> {
  const { answers, ...ref } = trial
  try {
    const exercise = await loadTrialExercise(store, ref)
    const isRight = (of: SolvedTrial['answers'][number], subTask: number) =>
      gradeSubmission(exercise, { ...ref, subTask, answers: of }).result.correct
    return answers.length === exercise.definition.subtasks.length && answers.every(isRight)
  } catch (error) {
    // It is another exercise by now, or none.
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-request')) return false
    throw error
  }
}
