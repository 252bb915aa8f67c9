import { highestLevelOf } from '@/lib/domain/classification/model'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Round, RoundRef, RoundSource } from './round'

/** A round in which nothing has happened yet. @param at ISO time */
export function beginRound(exercise: LoadedExercise, ref: RoundRef, source: RoundSource, at: string): Round {
  const { definition, classifications, content } = exercise
  const { userId, exerciseId, seed, difficultyLevel } = ref
  return {
    userId,
    exerciseId,
    seed,
    difficultyLevel,
    content,
    highestLevel: highestLevelOf(classifications),
    skills: definition.skills,
    source,
    startedAt: at,
    updatedAt: at,
    subTasks: definition.subtasks.map(({ hints, skills, scheme }) => ({
      tries: 0,
      hints: 0,
      hintCount: hints.length,
      solved: false,
      ...(skills && { skills }),
      ...(scheme && { isSelfMarked: true as const }),
    })),
  }
}
