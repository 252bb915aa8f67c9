import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import { beginRound } from '@/lib/domain/practice/rounds/begin-round'
import { recordFinished } from '@/lib/domain/practice/rounds/record-finished'
import { countTry, type Round, type RoundSubTask } from '@/lib/domain/practice/rounds/round'
import { roundId } from '@/lib/domain/practice/rounds/stored-rounds'
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
    const exercise = await findSolvedBy(deps.store, trial)
    if (!exercise) continue
    const round = roundOf(exercise, userId, trial, deps.clock.now().toISOString())
    await recordFinished(deps.store, userId, [{ id: roundId(round), round }])
    count += 1
  }
  return count
}

/** The solution can be checked; how it went is believed, since who makes it up deceives nobody but himself. */
function roundOf(exercise: LoadedExercise, userId: string, trial: SolvedTrial, at: string): Round {
  const { answers, work = [], ...ref } = trial
  const begun = beginRound(exercise, { userId, ...ref }, 'free', at)
  const subTasks = begun.subTasks.map((subTask, index) => withWork(subTask, work[index], at))
  return answers.reduce<Round>((round, of, subTask) => countTry(round, { subTask, answers: of, correct: true }, at), {
    ...begun,
    subTasks,
  })
}

function withWork(
  subTask: RoundSubTask,
  { misses, hints }: NonNullable<SolvedTrial['work']>[number] = { misses: 0, hints: 0 },
  at: string,
): RoundSubTask {
  const missed = misses > 0 ? { missedAt: at } : {}
  return { ...subTask, tries: misses, hints: Math.min(hints, subTask.hintCount), ...missed }
}

async function findSolvedBy(store: DocumentStore, trial: SolvedTrial): Promise<LoadedExercise | undefined> {
  const { answers, work: _, ...ref } = trial
  try {
    const exercise = await loadTrialExercise(store, ref)
    const isRight = (of: SolvedTrial['answers'][number], subTask: number) =>
      gradeSubmission(exercise, { ...ref, subTask, answers: of }).result.correct
    const isSolved = answers.length === exercise.definition.subtasks.length && answers.every(isRight)
    return isSolved ? exercise : undefined
  } catch (error) {
    // It is another exercise by now, or none.
    if (error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-request')) return undefined
    throw error
  }
}
