import { readContentFiles } from '@/lib/domain/content/content-files'
import { compileExercise, type LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer, DifficultyLevel, GeneratedControl } from '@/lib/domain/exercise/model'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'

/** Every exercise of the site, compiled. */
export async function allExercises(): Promise<readonly LoadedExercise[]> {
  const { exercises } = await readContentFiles('content')
  return exercises.map(({ definition }) => compileExercise(definition))
}

/**
 * A few exercises that together show every kind of control, for what takes long in a browser; what must hold for every
 * exercise is tested on all of them without one.
 */
export async function exercisesOfEveryKind(): Promise<readonly LoadedExercise[]> {
  const seen = new Set<string>()
  return (await allExercises()).filter(({ definition }) => {
    const kinds = definition.subtasks.flatMap(({ controls }) => controls.map(({ type }) => type))
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    return isNew
  })
}

/** The controls of each sub-task of an exercise with their right answers. */
export function rightAnswers(
  exercise: LoadedExercise,
  ref: { readonly seed: number; readonly difficultyLevel: DifficultyLevel },
): readonly (readonly { readonly control: GeneratedControl; readonly answer: Answer }[])[] {
  const variant = exercise.variant(ref)
  return variant.question().subTasks.map(({ controls }, subTask) => {
    const keys = variant.keys(subTask)
    return controls.flatMap((control, index) => {
      const controlKey = keys[index]
      return controlKey ? [{ control, answer: modelAnswer(control, controlKey) }] : []
    })
  })
}
