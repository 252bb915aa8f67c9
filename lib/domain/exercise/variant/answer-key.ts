import type { Expression, Run, Script, Value } from '@/interpreter'
import type { ControlDefinition } from '../definition'
import { compileOptionLabels } from './control-props'
import { type ControlRef, shuffledOrder, writtenOrder } from './option-order'
import { compileText, type TextTemplate } from './text-template'

/** An author's remark on a typical wrong answer; condition and text see the pupil's value as `answer`. */
export interface FeedbackRule {
  readonly when: Expression
  readonly text: TextTemplate
  /** The field that it is about, as the author counts them. */
  readonly field: number | undefined
  /** The typical mistake that it recognises. */
  readonly mistake: string | undefined
}

/** What only the server evaluates of one control: the key, and the author's feedback on typical wrong answers. */
export interface ControlAnswerKey {
  readonly solution: Value
  readonly feedback: readonly FeedbackRule[]
  /** The author's index of each option, in the order in which the pupil sees them. */
  authorIndexes(count: number): readonly number[]
}

/** Evaluates the key of one control after the script has run. */
export type AnswerKeyReader = (run: Run, place: ControlRef) => ControlAnswerKey

/** Compiles solution and feedback of a control. @throws ScriptError when one of them is faulty. */
export function compileAnswerKey(script: Script, { props, ...definition }: ControlDefinition): AnswerKeyReader {
  const solution = script.compileExpression(definition.solution)
  const feedback = definition.feedback.map(({ when, text, field, mistake }) => ({
    when: script.compileExpression(when, ['answer']),
    text: compileText(script, text, ['answer']),
    field,
    mistake,
  }))
  const labelsOf = 'shuffle' in props && props.shuffle ? compileOptionLabels(script, props) : undefined
  return (run, place) => ({
    solution: solution.evaluate(run),
    feedback,
    authorIndexes: (count) => (labelsOf ? shuffledOrder(labelsOf(run), place) : writtenOrder(count)),
  })
}
