import type { DifficultyLevel, GeneratedExercise } from '../model'
import type { DrawVariant } from './exercise-variant'

/** So many draws find another text where there is one: the checker asks for 20 texts in 50 seeds. */
const MOST_DRAWS = 20

/**
 * Draws a seed whose text is none of those that were seen; one of the last draw when they are all there is.
 *
 * @param seen seeds, at the same level.
 * @param draw gives a seed.
 */
export function drawOtherSeed(
  variant: DrawVariant,
  { seen, difficultyLevel }: { readonly seen: readonly number[]; readonly difficultyLevel: DifficultyLevel },
  draw: () => number,
): number {
  const textOfSeed = (seed: number) => textOf(variant({ seed, difficultyLevel }).question())
  const texts = new Set(seen.map(textOfSeed))
  let seed = draw()
  for (let draws = 1; draws < MOST_DRAWS && texts.has(textOfSeed(seed)); draws += 1) seed = draw()
  return seed
}

/** What an exercise says; in which order it shows options does not matter. */
export function textOf({ description, subTasks }: GeneratedExercise): string {
  return JSON.stringify([description, subTasks], (key, value) =>
    key === 'options' && Array.isArray(value) ? value.map((option) => JSON.stringify(option)).toSorted() : value,
  )
}
