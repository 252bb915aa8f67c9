import type { DifficultyLevel } from '@/lib/domain/exercise/model'

/** The client-safe entry point of progress: which levels of which exercises a pupil has solved, by exercise id. */
export type SolvedLevels = Readonly<Record<string, readonly DifficultyLevel[]>>

/** The levels of one exercise that are solved, the lowest first. */
export function solvedLevelsOf(solved: SolvedLevels, exerciseId: string): readonly DifficultyLevel[] {
  return Object.hasOwn(solved, exerciseId) ? (solved[exerciseId] ?? []) : []
}
