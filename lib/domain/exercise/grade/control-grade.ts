import type { Value } from '@/interpreter'
import type { AnswerOf, ControlProps, ControlType } from '../model'
import type { ControlAnswerKey } from '../variant/answer-key'

/** How one control was answered. */
export type ControlGrade =
  | { readonly outcome: 'correct' }
  | {
      readonly outcome: 'wrong'
      /** The pupil's value as the author's conditions see it; absent when there is none. */
      readonly answer?: Value
      /** Of a control with several fields, in the author's order: which of them are right by themselves. */
      readonly rightFields?: readonly boolean[]
    }
  | {
      readonly outcome: 'ungraded'
      /** What to do, in Hungarian. */
      readonly message: string
      /** Whether the key was needed to say so, which tells something about the right answer. */
      readonly revealsAnswer: boolean
    }

/** Grades one control of a type; the answer has the shape that the type asks for. */
export type ControlGrader<Type extends ControlType> = (
  answer: AnswerOf<Type>,
  props: ControlProps[Type],
  key: ControlAnswerKey,
) => ControlGrade

export const correct: ControlGrade = { outcome: 'correct' }

/**
 * @param answer what the author's conditions see; left out where the language cannot hold it.
 * @param rightFields of a control with several fields, which of them are right.
 */
export function wrong(answer?: Value, rightFields?: readonly boolean[]): ControlGrade {
  return { outcome: 'wrong', ...(answer !== undefined && { answer }), ...(rightFields && { rightFields }) }
}

/** What was typed cannot be read, whatever the key is. */
export function unreadable(message: string): ControlGrade {
  return { outcome: 'ungraded', message, revealsAnswer: false }
}

/** The right value in a form that the task excludes, or one of whose two readings is right. */
export function correctInWrongForm(message: string): ControlGrade {
  return { outcome: 'ungraded', message, revealsAnswer: true }
}

/** A solution that is not of the type its control asks for; the content check finds it before any pupil does. */
export class SolutionError extends Error {
  override readonly name = 'SolutionError'
}
