import { isExamTask } from '@/lib/domain/classification/model'
import { gradeLeft } from '@/lib/domain/exercise/grade-left'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { exerciseLevelPath } from '@/lib/domain/exercise/model/exercise-path'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { RoundSubTask } from '../rounds/round'
import type { LoggedMistake, MistakesAnswer } from '../schemas'
import { loadMistakeCatalogue, type MistakeCatalogue } from './mistake-catalogue'
import { loadExercisesOf, type MadeMistake, readMistakes } from './read-mistakes'

/** Of the open ones as of the mended the newest are shown: each is drawn as the question that it was. */
const MOST_SHOWN = 60

type View = 'open' | 'mended'

/**
 * The mistakes of a pupil, the newest first: sub-tasks that were answered wrong at least once, each as it was asked last. What
 * an author has changed since is named without its question, and what is there no more is left out.
 *
 * @param only one view, where the other is not looked at: drawing a question costs as much as opening its exercise
 */
export async function listMistakes(store: DocumentStore, userId: string, only?: View): Promise<MistakesAnswer> {
  const [mistakes, catalogue] = await Promise.all([readMistakes(store, userId), loadMistakeCatalogue(store)])
  const exercises = await loadExercisesOf(store, mistakes)
  const toLog = (mistake: MadeMistake) => {
    const exercise = exercises.get(mistake.round.exerciseId)
    return exercise ? [{ exercise, mistake }] : []
  }
  const open = mistakes.filter(({ mended: day }) => day === undefined).flatMap(toLog)
  const mended = mistakes.filter(({ mended: day }) => day !== undefined).flatMap(toLog)
  const toView = (view: View, all: readonly Logging[]) =>
    only === undefined || only === view ? all.slice(0, MOST_SHOWN).map((each) => toLogged(each, catalogue)) : []
  return {
    open: toView('open', open),
    openCount: open.length,
    mended: toView('mended', mended),
    mendedCount: mended.length,
  }
}

/** A mistake, and its exercise as it is now. */
interface Logging {
  readonly exercise: LoadedExercise
  readonly mistake: MadeMistake
}

function toLogged({ exercise, mistake }: Logging, catalogue: MistakeCatalogue): LoggedMistake {
  const { id, index, subTask, day, mended, round } = mistake
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
