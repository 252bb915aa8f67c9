import type { Expression, Run, Value } from '@/interpreter'
import { AppError } from '@/lib/shared/errors/app-error'
import {
  type Answer,
  answerSchemas,
  type CheckResult,
  type ControlType,
  type GeneratedControl,
  type Outcome,
} from '../model'
import { unlessFaulty } from '../unless-faulty'
import type { ControlAnswerKey } from '../variant/answer-key'
import { gradeBinaryChoice, gradeMultiChoice, gradeSingleChoice } from './choices'
import type { ControlGrade, ControlGrader } from './control-grade'
import { gradeExpression } from './expression/grade-expression'
import { gradeFractionNumber } from './fraction-number'
import { isNamed } from './named-answer'
import { gradeNumberList } from './number-list'
import { gradePoint } from './point/grade-point'
import { gradeInterval } from './sets/grade-interval'
import { gradeNumberSet } from './sets/grade-number-set'
import { gradeSimpleText } from './simple-text'
import { gradeSingleNumber } from './single-number'

const graders: { readonly [Type in ControlType]: ControlGrader<Type> } = {
  'single-number': gradeSingleNumber,
  'fraction-number': gradeFractionNumber,
  'number-list': gradeNumberList,
  'simple-text': gradeSimpleText,
  expression: gradeExpression,
  'number-set': gradeNumberSet,
  interval: gradeInterval,
  point: gradePoint,
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
  /** The typical mistake that the author's remark recognises. Pupils are not told its id. */
  readonly mistake: string | undefined
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
  const said = outcome === 'wrong' ? remarkOn(grades, controls, keys, run) : undefined
  const result = {
    correct: outcome === 'correct',
    outcome,
    controls: controlOutcomes,
    ...(outcome === 'ungraded' ? requestOf(grades) : said?.remark),
  }
  return { result, usesKey: !grades.some(isUnread), mistake: said?.mistake }
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
  if (control.type === 'point') return control.props.points.length
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

type Remark = Pick<CheckResult, 'feedback' | 'field'>

/** What to do about the first control that cannot be judged. */
function requestOf(grades: readonly ControlGrade[]): Remark {
  const first = grades.find(isUnread) ?? grades.find(({ outcome }) => outcome === 'ungraded')
  return first?.outcome === 'ungraded' ? { feedback: first.message } : {}
}

/** The author's words on the first wrong control of which there are any, and the field that they are about. */
function remarkOn(
  grades: readonly ControlGrade[],
  controls: readonly GeneratedControl[],
  keys: readonly ControlAnswerKey[],
  run: Run,
): { readonly remark: Remark; readonly mistake: string | undefined } | undefined {
  for (const [index, grade] of grades.entries()) {
    const [control, key] = [controls[index], keys[index]]
    if (grade.outcome !== 'wrong' || grade.answer === undefined || !control || !key) continue
    const { answer, rightFields } = grade
    // What is said of a field that is right would be wrong of it, whatever else is.
    const isOnRight = (field: number | undefined) => field !== undefined && rightFields?.[field] === true
    const rule = key.feedback.find(({ when, field }) => !isOnRight(field) && holds(when, answer, run, control))
    const shown = typeof answer === 'string' ? asTyped(answer) : answer
    const feedback = rule && unlessFaulty(() => rule.text.render(run, [shown]))
    if (feedback === undefined) continue
    const field = shownField(control, key, rule?.field)
    return {
      remark: { feedback, ...(field !== undefined && { field: { control: index, index: field } }) },
      mistake: rule?.mistake,
    }
  }
  return undefined
}

/** A field that the author names, where the pupil sees it: boxes to tick may be shown in another order. */
function shownField(control: GeneratedControl, key: ControlAnswerKey, field: number | undefined): number | undefined {
  if (field === undefined || control.type !== 'multi-choice') return field
  const place = key.authorIndexes(control.props.options.length).indexOf(field)
  return place < 0 ? undefined : place
}

/** Whether a rule of feedback speaks of this wrong answer: a condition that fails does not. It may also name the answer. */
export function holds(when: Expression, answer: Value, run: Run, control?: GeneratedControl): boolean {
  const value = unlessFaulty(() => when.evaluate(run, [answer]))
  if (typeof value === 'boolean' || value === undefined || !control) return value === true
  return isNamed(answer, value, control)
}

/** A typed text in Markdown that shows it as it is: behind a backslash no punctuation has a meaning. */
function asTyped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

function malformed(path: string, reason: string): AppError {
  return new AppError('invalid-request', [{ path, reason }])
}
