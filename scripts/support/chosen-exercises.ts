import type { ExerciseFile } from '@/lib/domain/content/content-files'
import { exitWithUsage } from './command-line'

/** The exercise that `--only` names, or all without it; an unknown id ends the process as a faulty command line does. */
export function chosenExercises(
  usage: string,
  exercises: readonly ExerciseFile[],
  only: string | undefined,
): readonly ExerciseFile[] {
  if (only === undefined) return exercises
  const chosen = exercises.filter(({ definition }) => definition.id === only)
  if (chosen.length === 0) exitWithUsage(`no exercise has the id ${only}`, usage)
  return chosen
}
