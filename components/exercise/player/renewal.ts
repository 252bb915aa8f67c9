import { generateExercise } from '@/lib/exercise/generate'
import { type DifficultyLevel, drawSeed, type GeneratedExercise, type PublicExercise } from '@/lib/exercise/model'

/** The same exercise with new numbers, made in the browser. Loaded on demand: the interpreter comes with it. */
export function generateAnew(exercise: PublicExercise, difficultyLevel: DifficultyLevel): GeneratedExercise {
  return generateExercise(exercise, { seed: drawSeed(Math.random), difficultyLevel })
}
