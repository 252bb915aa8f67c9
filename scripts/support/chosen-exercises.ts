import type { ContentFiles, ExerciseFile } from '@/lib/domain/content/content-files'
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

/** What `--only` names, an exercise or an explainer, or all of both. An unknown id ends the process as above. */
export function chosenContent(
  usage: string,
  { exercises, explainers }: Pick<ContentFiles, 'exercises' | 'explainers'>,
  only: string | undefined,
): Pick<ContentFiles, 'exercises' | 'explainers'> {
  const named = explainers.filter(({ definition }) => only === undefined || definition.id === only)
  if (only !== undefined && named.length > 0) return { exercises: [], explainers: named }
  return { exercises: chosenExercises(usage, exercises, only), explainers: named }
}
