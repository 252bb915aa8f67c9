import { readContentFiles } from '@/lib/content/files'
import { generateExercise } from '@/lib/exercise/generate'
import { compileExercise, type LoadedExercise } from '@/lib/exercise/load'
import type { Answer, DifficultyLevel, GeneratedControl } from '@/lib/exercise/model'
import { modelAnswer } from '@/lib/exercise/model-answer'

/** Every exercise of the site, compiled. */
export async function allExercises(): Promise<readonly LoadedExercise[]> {
  const { exercises } = await readContentFiles('content')
  return exercises.map(({ definition }) => compileExercise(definition))
}

/** The controls of each sub-task of an exercise with their right answers. */
export function rightAnswers(
  exercise: LoadedExercise,
  ref: { readonly seed: number; readonly difficultyLevel: DifficultyLevel },
): readonly (readonly { readonly control: GeneratedControl; readonly answer: Answer }[])[] {
  const key = exercise.key.keyFor(ref)
  return generateExercise(exercise.publicView, ref).subTasks.map(({ controls }, subTask) => {
    const keys = key.controls(subTask)
    return controls.flatMap((control, index) => {
      const controlKey = keys[index]
      return controlKey ? [{ control, answer: modelAnswer(control, controlKey) }] : []
    })
  })
}
