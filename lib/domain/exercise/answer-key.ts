import { compileScript, type Expression, type Run, type Script, type Value } from '@/interpreter'
import type { ControlDefinition, ExerciseDefinition } from './definition'
import type { DifficultyLevel } from './model'
import { type ControlRef, inOrder, listedOrder, shuffledOrder, writtenOrder } from './model/option-order'
import { compileText, type TextTemplate } from './model/text-template'

/** What only the server evaluates of one control: the key, and the author's feedback on typical wrong answers. */
export interface ControlAnswerKey {
  readonly solution: Value
  /** Condition and text of each rule; both see the pupil's value as `answer`. */
  readonly feedback: readonly { readonly when: Expression; readonly text: TextTemplate }[]
  /** The author's index of each option, in the order in which the pupil sees them. */
  authorIndexes(count: number): readonly number[]
}

/** The private half of an exercise, for one seed and level. */
export interface AnswerKey {
  readonly run: Run
  controls(subTask: number): readonly ControlAnswerKey[]
  /** All hints of a sub-task, from the first. */
  hints(subTask: number): readonly string[]
}

interface CompiledControl {
  readonly definition: ControlDefinition
  readonly solution: Expression
  readonly feedback: ControlAnswerKey['feedback']
}

/** The private half of an exercise, compiled. */
export interface AnswerKeyCompiler {
  /** Runs the script. @throws ScriptError when the exercise is faulty. */
  keyFor(ref: { seed: number; difficultyLevel: DifficultyLevel }): AnswerKey
}

/** Compiles solutions, feedback and hints once for any seed. @throws ScriptError when one of them is faulty. */
export function compileAnswerKey(definition: ExerciseDefinition): AnswerKeyCompiler {
  const script = compileScript(definition.script)
  const subtasks = definition.subtasks.map(({ controls, hints }) => ({
    controls: controls.map((control) => compileControl(script, control)),
    hints: hints.map((hint) => compileText(script, hint)),
  }))
  return {
    keyFor({ seed, difficultyLevel }) {
      const run = script.run({ seed, difficulty: difficultyLevel })
      return {
        run,
        controls: (subTask) =>
          (subtasks[subTask]?.controls ?? []).map((control, index) => ({
            solution: control.solution.evaluate(run),
            feedback: control.feedback,
            authorIndexes: (count) => authorIndexes(control.definition, count, { seed, subTask, control: index }),
          })),
        hints: (subTask) => (subtasks[subTask]?.hints ?? []).map((hint) => hint.render(run)),
      }
    },
  }
}

function compileControl(script: Script, definition: ControlDefinition): CompiledControl {
  return {
    definition,
    solution: script.compileExpression(definition.solution),
    feedback: definition.feedback.map(({ when, text }) => ({
      when: script.compileExpression(when, ['answer']),
      text: compileText(script, text, ['answer']),
    })),
  }
}

function authorIndexes({ props }: ControlDefinition, count: number, place: ControlRef): readonly number[] {
  if (!('shuffle' in props) || !props.shuffle) return writtenOrder(count)
  const listed = typeof props.options === 'string' ? writtenOrder(count) : listedOrder(props.options)
  return inOrder(listed, shuffledOrder(count, place))
}
