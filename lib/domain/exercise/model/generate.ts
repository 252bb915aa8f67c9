import { compileScript, type Run, type Script } from '@/interpreter'
import {
  type DifficultyLevel,
  drawSeed,
  type GeneratedControl,
  type GeneratedExercise,
  type PublicExercise,
} from '@/lib/domain/exercise/model'
import { type ControlPropsReader, compileControlProps } from './control-props'
import { compileText, type TextTemplate } from './text-template'

/** What makes one exercise out of a generated one. */
export interface GenerationRef {
  /** 1 to 2^31 - 1. */
  readonly seed: number
  readonly difficultyLevel: DifficultyLevel
}

/**
 * The seed and level that a query asks for; who leaves them open gets a drawn seed and level 1.
 *
 * @param random gives numbers in [0, 1).
 */
export function toGenerationRef(
  { s, d }: { readonly s?: number | undefined; readonly d?: DifficultyLevel | undefined },
  random: () => number,
): GenerationRef {
  return { seed: s ?? drawSeed(random), difficultyLevel: d ?? 1 }
}

interface CompiledExercise {
  readonly script: Script
  readonly description: TextTemplate
  readonly subTasks: readonly CompiledSubtask[]
}

interface CompiledSubtask {
  readonly description: TextTemplate
  readonly controls: readonly ControlPropsReader[]
}

const compiled = new WeakMap<PublicExercise, CompiledExercise>()

/**
 * Evaluates an exercise for a seed and level: runs its script, then every template and property. The same input gives
 * the same exercise on the server and in the browser.
 *
 * @throws ScriptError when the script, a template or a property is faulty.
 */
export function generateExercise(
  exercise: PublicExercise,
  { seed, difficultyLevel }: GenerationRef,
): GeneratedExercise {
  const { script, description, subTasks } = compile(exercise)
  const run = script.run({ seed, difficulty: difficultyLevel })
  return {
    seed,
    difficultyLevel,
    description: description.render(run),
    subTasks: subTasks.map((subTask, index) => ({
      description: subTask.description.render(run),
      controls: readControls(subTask, run, index),
      maxHints: exercise.subTasks[index]?.maxHints ?? 0,
      hasHints: exercise.subTasks[index]?.hasHints ?? false,
    })),
  }
}

/**
 * The controls of one sub-task as `generateExercise` gives them, without the cost of the rest: what grading needs.
 * `undefined` when there is no such sub-task.
 */
export function generateControls(
  exercise: PublicExercise,
  { seed, difficultyLevel }: GenerationRef,
  subTask: number,
): readonly GeneratedControl[] | undefined {
  const { script, subTasks } = compile(exercise)
  const compiledSubtask = subTasks[subTask]
  return compiledSubtask && readControls(compiledSubtask, script.run({ seed, difficulty: difficultyLevel }), subTask)
}

function readControls({ controls }: CompiledSubtask, run: Run, subTask: number): readonly GeneratedControl[] {
  return controls.map((read, control) => read(run, { seed: run.seed, subTask, control }))
}

function compile(exercise: PublicExercise): CompiledExercise {
  const known = compiled.get(exercise)
  if (known) return known
  const script = compileScript(exercise.script)
  const made: CompiledExercise = {
    script,
    description: compileText(script, exercise.description),
    subTasks: exercise.subTasks.map((subTask) => ({
      description: compileText(script, subTask.description),
      controls: subTask.controls.map((control) => compileControlProps(script, control)),
    })),
  }
  compiled.set(exercise, made)
  return made
}
