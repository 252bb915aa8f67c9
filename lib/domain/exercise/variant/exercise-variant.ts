import { compileScript, type Run, type Script } from '@/interpreter'
import { withoutFigures } from '@/lib/shared/figure/figure-fence'
import type { ExerciseDefinition } from '../definition'
import type { GeneratedControl, GeneratedExercise, VariantRef } from '../model'
import type { UnsupportedControl } from '../unsupported-controls'
import { type AnswerKeyReader, type ControlAnswerKey, compileAnswerKey } from './answer-key'
import { type ControlPropsReader, compileControlProps } from './control-props'
import { compileText, type TextTemplate } from './text-template'

/** An exercise for one seed and level: its script has run once, and what is asked for is evaluated from that run. */
export interface ExerciseVariant {
  readonly run: Run
  /**
   * All that pupils see of it before they ask for a hint, and the only thing of an exercise that leaves the server: its
   * type has no place for a script, a solution, a hint or a rule.
   *
   * @throws ScriptError, PropertyError or FigureError when a text or a property is faulty.
   */
  question(): GeneratedExercise
  /** The controls of one sub-task as `question` gives them, without the cost of the rest; `undefined` without such a one. */
  controls(subTask: number): readonly GeneratedControl[] | undefined
  /** What one sub-task asks, as `question` gives it. @throws ScriptError or FigureError when it is faulty. */
  description(subTask: number): string | undefined
  /** What the answers to a sub-task are graded with. @throws ScriptError when a solution is faulty. */
  keys(subTask: number): readonly ControlAnswerKey[]
  /** All hints of a sub-task, from the first. @throws ScriptError or FigureError when one is faulty. */
  hints(subTask: number): readonly string[]
  /** What the last of them says around its figures, at the cost of that alone. @throws ScriptError when it is faulty. */
  lastHintText(subTask: number): string | undefined
  /** The steps by which a sub-task is marked by who solved it; `undefined` where controls judge. @throws ScriptError or FigureError when one is faulty. */
  scheme(subTask: number): readonly string[] | undefined
  /** What the author says of why the answer to a sub-task is what it is. @throws ScriptError or FigureError when it is faulty. */
  why(subTask: number): string | undefined
}

/** Runs the script of an exercise. @throws ScriptError when it is faulty. */
export type DrawVariant = (ref: VariantRef) => ExerciseVariant

interface CompiledSubtask {
  readonly description: TextTemplate
  readonly controls: readonly ControlPropsReader[]
  readonly keys: readonly AnswerKeyReader[]
  readonly hints: readonly TextTemplate[]
  readonly lastHintText: TextTemplate | undefined
  readonly scheme: readonly TextTemplate[] | undefined
  readonly why: TextTemplate | undefined
}

/**
 * Compiles an exercise once for all its variants.
 *
 * @param unsupported controls that were left out, by sub-task.
 * @param script its script, where that is compiled already.
 * @throws ScriptError for the first fault of its script or texts.
 */
export function compileVariants(
  definition: Pick<ExerciseDefinition, 'script' | 'description' | 'subtasks'>,
  unsupported: readonly (readonly UnsupportedControl[])[] = [],
  script: Script = compileScript(definition.script),
): DrawVariant {
  const description = compileText(script, definition.description)
  const compileIfAny = (text: string | undefined) => (text === undefined ? undefined : compileText(script, text))
  const subTasks = definition.subtasks.map(
    (subtask): CompiledSubtask => ({
      description: compileText(script, subtask.description),
      controls: subtask.controls.map((control) => compileControlProps(script, control)),
      keys: subtask.controls.map((control) => compileAnswerKey(script, control)),
      hints: subtask.hints.map((hint) => compileText(script, hint)),
      lastHintText: compileIfAny(subtask.hints.slice(-1).map(withoutFigures)[0]),
      scheme: subtask.scheme?.map((step) => compileText(script, step)),
      why: compileIfAny(subtask.why),
    }),
  )
  return ({ seed, difficultyLevel }) => {
    const run = script.run({ seed, difficulty: difficultyLevel })
    const controlsOf = ({ controls }: CompiledSubtask, subTask: number) =>
      controls.map((read, control) => read(run, { seed, subTask, control }))
    return {
      run,
      question: () => ({
        seed,
        difficultyLevel,
        description: description.render(run),
        subTasks: subTasks.map((subTask, index) => ({
          description: subTask.description.render(run),
          controls: controlsOf(subTask, index),
          ...(subTask.scheme && { isSelfMarked: true as const }),
          ...(unsupported[index]?.length && { unsupported: unsupported[index] }),
          maxHints: subTask.hints.length,
          hasHints: subTask.hints.length > 0,
        })),
      }),
      controls: (subTask) => subTasks[subTask] && controlsOf(subTasks[subTask], subTask),
      description: (subTask) => subTasks[subTask]?.description.render(run),
      keys: (subTask) => (subTasks[subTask]?.keys ?? []).map((read, control) => read(run, { seed, subTask, control })),
      hints: (subTask) => (subTasks[subTask]?.hints ?? []).map((hint) => hint.render(run)),
      lastHintText: (subTask) => subTasks[subTask]?.lastHintText?.render(run),
      scheme: (subTask) => subTasks[subTask]?.scheme?.map((step) => step.render(run)),
      why: (subTask) => subTasks[subTask]?.why?.render(run),
    }
  }
}
