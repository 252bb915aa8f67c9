import type { z } from 'zod'
import { isVector, type Run } from '@/interpreter'
import { AppError } from '@/lib/shared/errors/app-error'
import { type Answer, type FieldOutcome, type GeneratedControl, type LeftAnswer, leftAnswerSchemas } from '../model'
import type { ControlAnswerKey } from '../variant/answer-key'
import { gradeSubtask } from './grade-subtask'
import { gradeListFields } from './number-list'
import { gradePointFields } from './point/grade-point'

/** One control as it was left, with what grades it. */
interface LeftControl {
  readonly control: GeneratedControl
  readonly key: ControlAnswerKey
  readonly run: Run
  /** `null` where nothing was typed or chosen. */
  readonly answer: LeftAnswer | null
}

/** What the fields of a control are worth. */
export interface FieldGrades {
  /** One for each number of a list, each point, each statement, each box to tick; one for any other control. */
  readonly fields: readonly FieldOutcome[]
  /** From 0 to 1, as an exam's scheme counts: see `shareOf`. */
  readonly share: number
}

/**
 * Grades what was left in a control field by field, where `gradeSubtask` asks for a whole answer and judges it as one.
 *
 * @throws AppError `invalid-request` for an answer that has not the shape of its control.
 */
export function gradeByField({ control, key, run, answer }: LeftControl): FieldGrades {
  const fields = gradeFields({ control, key, run, answer })
  return { fields, share: shareOf(control, key, fields) }
}

function gradeFields({ control, key, run, answer }: LeftControl): readonly FieldOutcome[] {
  switch (control.type) {
    case 'number-list': {
      const count = control.props.fields.length
      const typed = itemsOf(leftAnswerSchemas[control.type], { answer, count, nothing: '' })
      const grades = gradeListFields(typed, control.props, key)
      return unlessBlank(
        typed,
        grades.map(({ outcome }) => outcome),
      )
    }
    case 'point': {
      const count = control.props.points.length
      const typed = itemsOf(leftAnswerSchemas[control.type], { answer, count, nothing: '' })
      return unlessBlank(typed, gradePointFields(typed, control.props, key))
    }
    case 'binary-choice': {
      const count = control.props.options.length
      const choices = itemsOf(leftAnswerSchemas[control.type], { answer, count, nothing: null })
      return choices.map((choice, index) =>
        choice === null ? 'empty' : choice === rightOf(key, index) ? 'correct' : 'wrong',
      )
    }
    case 'multi-choice': {
      const count = control.props.options.length
      const ticks = itemsOf(leftAnswerSchemas[control.type], { answer, count, nothing: false })
      if (!ticks.includes(true)) return ticks.map(() => 'empty')
      const authorIndexes = key.authorIndexes(count)
      return ticks.map((isTicked, index) => {
        if (isTicked === rightOf(key, authorIndexes[index])) return 'correct'
        return isTicked ? 'wrong' : 'empty'
      })
    }
    default:
      if (answer === null || isEmpty(answer)) return ['empty']
      // Its shape is checked there; statements without a decision are none of these controls' answers.
      return [gradeSubtask({ controls: [control], keys: [key], run }, [answer as Answer]).outcome]
  }
}

function unlessBlank(typed: readonly string[], outcomes: readonly FieldOutcome[]): readonly FieldOutcome[] {
  return typed.map((text, index) => (isBlank(text) ? 'empty' : (outcomes[index] ?? 'empty')))
}

/**
 * How much of a control is right: the part of its numbers or statements that are. Of boxes to tick it is the right ones
 * that were ticked, less the wrong ones, of all right ones: who ticks everything gets nothing for it.
 */
function shareOf({ type }: GeneratedControl, key: ControlAnswerKey, fields: readonly FieldOutcome[]): number {
  const right = fields.filter((field) => field === 'correct').length
  if (right === fields.length) return 1
  if (type !== 'multi-choice') return right / fields.length
  const wanted = isVector(key.solution) ? key.solution.filter((each) => each === true).length : 0
  if (wanted === 0) return 0
  const missed = fields.filter((field) => field === 'empty').length
  const wrong = fields.filter((field) => field === 'wrong').length
  return Math.max(0, wanted - missed - wrong) / wanted
}

function rightOf({ solution }: ControlAnswerKey, index: number | undefined): boolean {
  return isVector(solution) && index !== undefined && solution[index] === true
}

/** What was left in each field of a control that has several. */
function itemsOf<Item>(
  schema: z.ZodType<Item[]>,
  { answer, count, nothing }: { readonly answer: LeftAnswer | null; readonly count: number; readonly nothing: Item },
): readonly Item[] {
  if (answer === null) return Array.from({ length: count }, () => nothing)
  const { data } = schema.safeParse(answer)
  if (data?.length === count) return data
  throw new AppError('invalid-request', [{ path: 'answers', reason: `expected ${count} items of another kind` }])
}

function isEmpty(answer: LeftAnswer): boolean {
  if (typeof answer === 'string') return isBlank(answer)
  return typeof answer === 'object' && 'numerator' in answer && isBlank(answer.numerator + answer.denominator)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
