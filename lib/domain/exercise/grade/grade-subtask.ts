import { type Expression, type Run, ScriptError, type Value } from '@/interpreter'
import { FigureError } from '@/lib/domain/figure/figure-value'
import { AppError } from '@/lib/shared/errors/app-error'
import {
  type Answer,
  answerSchemas,
  type CheckResult,
  type ControlType,
  type GeneratedControl,
  type Outcome,
} from '../model'
import type { ControlAnswerKey } from '../variant/answer-key'
import { gradeBinaryChoice, gradeMultiChoice, gradeSingleChoice } from './choices'
import type { ControlGrade, ControlGrader } from './control-grade'
import { gradeFractionNumber } from './fraction-number'
import { gradeNumberList } from './number-list'
import { gradeSimpleText } from './simple-text'
import { gradeSingleNumber } from './single-number'

const graders: { readonly [Type in ControlType]: ControlGrader<Type> } = {
  'single-number': gradeSingleNumber,
  'fraction-number': gradeFractionNumber,
  'number-list': gradeNumberList,
  'simple-text': gradeSimpleText,
  'single-choice': gradeSingleChoice,
  'binary-choice': gradeBinaryChoice,
  'multi-choice': gradeMultiChoice,
}

/** A sub-task as it was generated, with the keys to its controls, one each. */
export interface GradedSubtask {
  readonly controls: readonly GeneratedControl[]
  readonly keys: readonly ControlAnswerKey[]
  readonly run: Run
}

/** What is said of the answers to one sub-task. */
interface Grading {
  readonly result: CheckResult
  /** Whether it tells something that only who has the key can know. */
  readonly usesKey: boolean
}

/** The result of `gradeAnswers` alone. */
export function gradeSubtask(subtask: GradedSubtask, answers: readonly Answer[]): CheckResult {
  return gradeAnswers(subtask, answers).result
}

/**
 * Grades the answers to one sub-task: `correct` when all controls are, `ungraded` when any cannot be judged, else
 * `wrong`.
 *
 * @throws AppError `invalid-request` when an answer has not the shape that its control asks for.
 */
export function gradeAnswers({ controls, keys, run }: GradedSubtask, answers: readonly Answer[]): Grading {
  if (answers.length !== controls.length) throw malformed('answers', `expected ${controls.length} answers`)
  const grades = controls.map(
    (control, index) => gradeControl(control, keys[index] as ControlAnswerKey, answers[index], index), // a key a control
  )
  const controlOutcomes = shownOutcomes(grades)
  const outcome = wholeOutcome(controlOutcomes)
  const feedback = feedbackOn(grades, outcome, keys, run)
  const result = {
    correct: outcome === 'correct',
    outcome,
    controls: controlOutcomes,
    ...(feedback !== undefined && { feedback }),
  }
  return { result, usesKey: !grades.some(isUnread) }
}

function isUnread(grade: ControlGrade): boolean {
  return grade.outcome === 'ungraded' && !grade.revealsAnswer
}

function gradeControl(
  { type, props }: GeneratedControl,
  key: ControlAnswerKey,
  answer: unknown,
  index: number,
): ControlGrade {
  const parsed = answerSchemas[type].safeParse(answer)
  const path = `answers.${index}`
  if (!parsed.success) throw malformed(path, `not an answer to a ${type}`)
  const expected = expectedLength({ type, props } as GeneratedControl)
  if (Array.isArray(parsed.data) && parsed.data.length !== expected) throw malformed(path, `expected ${expected} items`)
  if (type === 'single-choice' && Number(parsed.data) >= expected) throw malformed(path, 'no such option')
  // The schema and the grader are those of one type, which TypeScript cannot follow through the two lookups.
  const grade = graders[type] as (answer: unknown, props: unknown, key: ControlAnswerKey) => ControlGrade
  return grade(parsed.data, props, key)
}

function expectedLength(control: GeneratedControl): number {
  if (control.type === 'number-list') return control.props.fields.length
  return 'options' in control.props ? control.props.options.length : 0
}

/**
 * The outcome of each control as the pupil is told it, so that an attempt that costs nothing tells nothing: while one
 * control cannot be read, none is judged; and that a value is right but unfit is only said when no other is wrong.
 */
function shownOutcomes(grades: readonly ControlGrade[]): readonly Outcome[] {
  if (grades.some(isUnread)) return grades.map(() => 'ungraded')
  const someWrong = grades.some(({ outcome }) => outcome === 'wrong')
  return grades.map(({ outcome }) => (outcome === 'ungraded' && someWrong ? 'wrong' : outcome))
}

function wholeOutcome(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('ungraded')) return 'ungraded'
  return outcomes.includes('wrong') ? 'wrong' : 'correct'
}

/** What to do about the first unreadable control, or the author's words on the first wrong one. */
function feedbackOn(
  grades: readonly ControlGrade[],
  outcome: Outcome,
  keys: readonly ControlAnswerKey[],
  run: Run,
): string | undefined {
  if (outcome === 'ungraded') {
    const first = grades.find(isUnread) ?? grades.find((grade) => grade.outcome === 'ungraded')
    return first?.outcome === 'ungraded' ? first.message : undefined
  }
  for (const [index, grade] of grades.entries()) {
    const text =
      grade.outcome === 'wrong' && grade.answer !== undefined
        ? authorsFeedback(grade.answer, keys[index], run)
        : undefined
    if (text !== undefined) return text
  }
  return undefined
}

function authorsFeedback(answer: Value, key: ControlAnswerKey | undefined, run: Run): string | undefined {
  const rule = key?.feedback.find(({ when }) => holds(when, answer, run))
  return rule && attempt(() => rule.text.render(run, [typeof answer === 'string' ? asTyped(answer) : answer]))
}

/** Whether a rule of feedback speaks of this wrong answer: a condition that fails does not. */
export function holds(when: Expression, answer: Value, run: Run): boolean {
  return attempt(() => when.evaluate(run, [answer])) === true
}

/** A typed text in Markdown that shows it as it is: behind a backslash no punctuation has a meaning. */
function asTyped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** A condition or a text may not apply to an unusual answer (a division by a typed 0, say): then nothing is said. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof ScriptError || error instanceof FigureError) return undefined
    throw error
  }
}

function malformed(path: string, reason: string): AppError {
  return new AppError('invalid-request', [{ path, reason }])
}
