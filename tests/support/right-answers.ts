import { compileExercise, type LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { Answer, DifficultyLevel, GeneratedControl } from '@/lib/domain/exercise/model'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import { siteContent } from './site-content'

let compiling: Promise<readonly LoadedExercise[]> | undefined

/** Every exercise of the site, compiled once for all tests of a file. */
export function allExercises(): Promise<readonly LoadedExercise[]> {
  compiling ??= siteContent().then(({ exercises }) => exercises.map(({ definition }) => compileExercise(definition)))
  return compiling
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

/**
 * The controls of a sub-task with an answer that is wrong, and could be right: a whole number with one digit more.
 * `undefined` where none of its controls asks for a whole number.
 */
export function wrongAnswers(
  controls: ReturnType<typeof rightAnswers>[number],
): ReturnType<typeof rightAnswers>[number] | undefined {
  const isWhole = ({ control, answer }: (typeof controls)[number]) =>
    control.type === 'single-number' && /^[1-9]\d{0,3}$/.test(String(answer))
  const place = controls.findIndex(isWhole)
  if (place < 0) return undefined
  return controls.map((each, index) => (index === place ? { ...each, answer: `${each.answer}1` } : each))
}
