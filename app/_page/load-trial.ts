import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import type { TrialOffer } from '@/components/trial/trial-offer'
import { isExamTask } from '@/lib/domain/classification/model'
import { drawSeed } from '@/lib/domain/exercise/model'
import { listTrials, loadTrialExercise } from '@/lib/domain/trial/trial-lists'
import { services } from '@/lib/server/services'
import { isChangeOfPage } from './is-change-of-page'

/** What a page with an exercise to try shows. */
export interface TrialPage {
  /** The grades that have exercises to try. */
  readonly grades: readonly number[]
  readonly offer: TrialOffer
  readonly hasMath: boolean
}

/**
 * The exercise of a grade that anybody may try, with new numbers each time.
 *
 * @param grade without one, the lowest.
 * @param position among those of the grade, from 1.
 * @returns `undefined` when there is none.
 */
export async function loadTrial(grade?: number, position = 1): Promise<TrialPage | undefined> {
  const { store } = services()
  const trials = await listTrials(store)
  const trial = grade === undefined ? trials[0] : trials.find((one) => one.grade === grade)
  const entry = trial?.exercises[position - 1]
  if (!entry) return undefined
  const { exercise: exerciseId, level: difficultyLevel } = entry
  const { classifications, variant } = await loadTrialExercise(store, { exerciseId, difficultyLevel })
  const generated = variant({ seed: drawSeed(Math.random), difficultyLevel }).question()
  return {
    grades: trials.map((one) => one.grade),
    hasMath: hasMath(generated),
    offer: {
      grade: trial.grade,
      position,
      exercises: trial.exercises.map(({ exercise, title }) => ({ exercise, title })),
      isFixed: isExamTask(classifications),
      generated,
      texts: (await isChangeOfPage()) ? renderTexts(generated) : undefined,
    },
  }
}
