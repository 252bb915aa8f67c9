import {
  type DifficultyLevel,
  drawSeed,
  type GeneratedExercise,
  type PublicExercise,
} from '@/lib/domain/exercise/model'
import { generateExercise } from '@/lib/domain/exercise/model/generate'

/** The same exercise with new numbers, made in the browser. Loaded on demand: the interpreter comes with it. */
export function regenerate(exercise: PublicExercise, difficultyLevel: DifficultyLevel): GeneratedExercise {
  return generateExercise(exercise, { seed: drawSeed(Math.random), difficultyLevel })
}
