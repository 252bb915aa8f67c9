import { isExamTask } from '@/lib/domain/classification/model'
import { gradeLeft } from '@/lib/domain/exercise/grade-left'
import { type LoadedExercise, loadExercise } from '@/lib/domain/exercise/load-exercise'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import type { DocumentStore } from '@/lib/ports/document-store'
import { readMemory } from '../memory/read-memory'
import { listMissedRounds } from '../rounds/list-rounds'
import type { Round, RoundSubTask } from '../rounds/round'
import type { LoggedMistake, MistakesAnswer } from '../schemas'
import { loadMistakeCatalogue, type MistakeCatalogue } from './mistake-catalogue'
import { type Mistake, mistakesIn } from './mistakes-in-rounds'

/**
 * The mistakes of a pupil, the newest first: sub-tasks that were answered wrong at least once, each as it was asked last. What
 * an author has changed since is named without its question.
 */
export async function listMistakes(store: DocumentStore, userId: string): Promise<MistakesAnswer> {
  const [missed, { memory }, catalogue] = await Promise.all([
    listMissedRounds(store, userId),
    readMemory(store, userId),
    loadMistakeCatalogue(store),
  ])
  const logged = await Promise.all(
    missed.map(async (each) => {
      const exercise = await loadExercise(store, each.round.exerciseId)
      if (!exercise) return []
      return mistakesIn(each, memory).map((mistake) => toLogged(exercise, each.round, mistake, catalogue))
    }),
  )
  const mistakes = newestOfEach(logged.flat())
  return {
    open: mistakes.filter(({ mendedOn: day }) => day === undefined),
    mended: mistakes.filter(({ mendedOn: day }) => day !== undefined),
  }
}

function toLogged(
  exercise: LoadedExercise,
  round: Round,
  { id, index, subTask, day, mended }: Mistake,
  catalogue: MistakeCatalogue,
): LoggedMistake {
  const asItWas = exercise.content === round.content ? exercise.variant(round) : undefined
  const { seed, difficultyLevel } = round
  const graded = asItWas && gradeLeft(exercise, { seed, difficultyLevel, subTask: index }, subTask.firstAnswers)
  // What was practised before its mistake was in the catalogue may still show it.
  const typical = catalogue.get(subTask.mistake ?? graded?.mistake ?? '')
  return {
    id,
    exerciseId: exercise.id,
    subTask: index,
    title: exercise.summary,
    ...(typical && { typicalMistake: typical }),
    madeOn: day,
    ...(mended !== undefined && { mendedOn: mended }),
    ...(asItWas && askedIn(asItWas.question(), index, subTask, graded?.result.feedback)),
    isFixed: isExamTask(exercise.classifications),
    again: `${exerciseLevelPath(exercise.id, round.difficultyLevel)}&from=mistake`,
  }
}

/** What was asked, what was answered first, and what is said of that. */
function askedIn(
  { description, subTasks }: GeneratedExercise,
  index: number,
  { firstAnswers }: RoundSubTask,
  remark: string | undefined,
): Pick<LoggedMistake, 'asked'> {
  const question = subTasks[index]
  if (!question) return {}
  return {
    asked: {
      description,
      question: question.description,
      controls: question.controls,
      ...(firstAnswers && { answers: firstAnswers }),
      ...(remark !== undefined && { remark }),
    },
  }
}

function newestOfEach(mistakes: readonly LoggedMistake[]): readonly LoggedMistake[] {
  const keyOf = ({ again, subTask }: LoggedMistake) => `${again} ${subTask}`
  const newest = new Map<string, LoggedMistake>()
  for (const mistake of mistakes) if (!newest.has(keyOf(mistake))) newest.set(keyOf(mistake), mistake)
  return [...newest.values()]
}
