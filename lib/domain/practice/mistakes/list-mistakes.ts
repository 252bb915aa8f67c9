import { isExamTask } from '@/lib/domain/classification/model'
import { gradeSubmission } from '@/lib/domain/exercise/grade-submission'
import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import { Answers } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import type { DocumentStore } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { readMemory } from '../memory/read-memory'
import { listMissedRounds } from '../rounds/list-rounds'
import type { Round, RoundSubTask } from '../rounds/round'
import type { LoggedMistake, MistakesAnswer } from '../schemas'
import { type Mistake, mistakesIn } from './mistakes-in-rounds'

/**
 * The mistakes of a pupil, the newest first: sub-tasks that were answered wrong at least once, each as it was asked last. What
 * an author has changed since is named without its question.
 */
export async function listMistakes(store: DocumentStore, userId: string): Promise<MistakesAnswer> {
  const [missed, { memory }] = await Promise.all([listMissedRounds(store, userId), readMemory(store, userId)])
  const logged = await Promise.all(
    missed.map(async (each) => {
      const exercise = await loadExercise(store, each.round.exerciseId)
      return exercise ? mistakesIn(each, memory).map((mistake) => toLogged(exercise, each.round, mistake)) : []
    }),
  )
  const mistakes = newestOfEach(logged.flat())
  return {
    open: mistakes.filter(({ mendedOn: day }) => day === undefined),
    mended: mistakes.filter(({ mendedOn: day }) => day !== undefined),
  }
}

function toLogged(exercise: LoadedExercise, round: Round, mistake: Mistake): LoggedMistake {
  const { id, index, subTask, day, mended } = mistake
  return {
    id,
    exerciseId: exercise.id,
    subTask: index,
    title: exercise.summary,
    madeOn: day,
    ...(mended !== undefined && { mendedOn: mended }),
    ...(exercise.content === round.content && asItWas(exercise, round, subTask, index)),
    isFixed: isExamTask(exercise.classifications),
    again: exerciseLevelPath(exercise.id, round.difficultyLevel),
  }
}

/** What was asked, what was answered first, and what is said of that. */
function asItWas(
  exercise: LoadedExercise,
  round: Round,
  { firstAnswers }: RoundSubTask,
  index: number,
): Pick<LoggedMistake, 'asked'> {
  const { description, subTasks } = exercise.variant(round).question()
  const question = subTasks[index]
  if (!question) return {}
  const answers = Answers.safeParse(firstAnswers)
  const feedback = answers.success
    ? remarkOn(exercise, { ...variantOf(round), subTask: index, answers: answers.data })
    : undefined
  return {
    asked: {
      description,
      question: question.description,
      controls: question.controls,
      ...(firstAnswers && { answers: firstAnswers }),
      ...(feedback !== undefined && { remark: feedback }),
    },
  }
}

function variantOf({ seed, difficultyLevel }: Round) {
  return { seed, difficultyLevel }
}

function remarkOn(exercise: LoadedExercise, submission: Parameters<typeof gradeSubmission>[1]): string | undefined {
  try {
    return gradeSubmission(exercise, submission).result.feedback
  } catch (error) {
    // Of an exam it may be an answer that was not whole.
    if (error instanceof AppError && error.code === 'invalid-request') return undefined
    throw error
  }
}

function newestOfEach(mistakes: readonly LoggedMistake[]): readonly LoggedMistake[] {
  const keyOf = ({ again, subTask }: LoggedMistake) => `${again} ${subTask}`
  const newest = new Map<string, LoggedMistake>()
  for (const mistake of mistakes) if (!newest.has(keyOf(mistake))) newest.set(keyOf(mistake), mistake)
  return [...newest.values()]
}
