import type { DifficultyLevel, GeneratedExercise } from '../model'
import type { DrawVariant } from './exercise-variant'

/** So many draws find another text where there is one: the checker asks for 20 texts in 50 seeds. */
const MOST_DRAWS = 20

/**
 * Draws numbers of which the text is none of those that were seen; those of the last draw when they are all there is.
 *
 * @param seen seeds, at the same level.
 * @param draw gives a seed.
 */
export function drawOtherQuestion(
  variant: DrawVariant,
  { seen, difficultyLevel }: { readonly seen: readonly number[]; readonly difficultyLevel: DifficultyLevel },
  draw: () => number,
): GeneratedExercise {
  const questionOf = (seed: number) => variant({ seed, difficultyLevel }).question()
  const texts = new Set(seen.map((seed) => textOf(questionOf(seed))))
  let question = questionOf(draw())
  for (let draws = 1; draws < MOST_DRAWS && texts.has(textOf(question)); draws += 1) question = questionOf(draw())
  return question
}

/** What an exercise says; in which order it shows options does not matter. */
export function textOf({ description, subTasks }: GeneratedExercise): string {
  return JSON.stringify([description, subTasks], (key, value) =>
    key === 'options' && Array.isArray(value) ? value.map((option) => JSON.stringify(option)).toSorted() : value,
  )
}
