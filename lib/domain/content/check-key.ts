import { isNumber, isVector, toDecimal, type Value } from '@/interpreter'
import { type GradedSubtask, gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { canName } from '@/lib/domain/exercise/grade/named-answer'
import type { Answer, GeneratedControl } from '@/lib/domain/exercise/model'
import { modelAnswer, modelValue } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { ExerciseVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import { answerFigureFaults } from './check-answer-figure'
import { checkRemark } from './check-remark'
import { comesOut } from './check-rounding'
import type { TextCheck } from './check-text'
import { checkUnticked } from './check-unticked'
import { type Finding, toFindings } from './content-fault'
import type { DrawnSubtask } from './exercise-draws'

interface KeyPart {
  readonly variant: Pick<ExerciseVariant, 'run' | 'why' | 'scheme'>
  readonly controls: readonly GeneratedControl[]
  readonly subTask: number
  readonly drawn: DrawnSubtask
}

/** A control with what its key means for a pupil who is right. */
interface KeyedControl {
  readonly control: GeneratedControl
  readonly key: ControlAnswerKey
  readonly at: readonly PropertyKey[]
  /** The right answer as it is typed or chosen. */
  readonly answer: Answer
  /** The same as conditions and texts of feedback see it. */
  readonly value: Value
}

/** What the server keeps of one sub-task: that its solution is graded as right, its hints, and its feedback. */
export function checkKey(
  { variant, controls, subTask, drawn }: KeyPart,
  checkText: TextCheck,
  at: readonly PropertyKey[] = ['subtasks', subTask],
): readonly Finding[] {
  const { run } = variant
  const { keys, hints } = drawn
  const keyed = keys.map((key, index): KeyedControl => {
    const control = controls[index] as GeneratedControl // a key a control
    const answer = modelAnswer(control, key)
    return { control, key, at: [...at, 'controls', index], answer, value: modelValue(key, control) }
  })
  const answers = keyed.map(({ answer }) => answer)
  const why = variant.why(subTask)
  const scheme = variant.scheme(subTask) ?? []
  return [
    ...keyed.flatMap(checkExactness),
    ...keyed.flatMap(checkPlaces),
    ...keyed.flatMap(({ control, answer, at: place }) =>
      toFindings([...place, 'props', 'figure'], answerFigureFaults(control, answer)),
    ),
    ...keyed.flatMap(checkNamedFields),
    ...toFindings([...at, 'why'], why === undefined ? [] : checkText(why)),
    ...scheme.flatMap((step, index) => toFindings([...at, 'scheme', index], checkText(step))),
    ...checkSolution({ controls, keys, run }, answers, [...at, 'controls']),
    ...checkUnticked({ controls, keys, run }, answers, [...at, 'controls']),
    ...hints.flatMap((hint, index) => toFindings([...at, 'hints', index], checkText(hint))),
    ...(new Set(hints).size < hints.length ? [{ at: [...at, 'hints'], reason: 'gives the same hint twice' }] : []),
    // A text may print the pupil's value, and a condition looks at it; any of the right type does.
    ...keyed.flatMap(({ key, value, at: place }) =>
      key.feedback.flatMap(({ text }, rule) => {
        const remark = text.render(run, [value])
        return [
          ...toFindings([...at, 'controls'], checkText(remark)),
          ...toFindings([...place, 'feedback', rule, 'text'], checkRemark(remark)),
        ]
      }),
    ),
    ...keyed.flatMap((part) => checkConditions(part, run)),
  ]
}

function checkConditions({ control, key, value, at }: KeyedControl, run: ExerciseVariant['run']): readonly Finding[] {
  return key.feedback.flatMap(({ when }, rule) => {
    const held = when.evaluate(run, [value])
    if (typeof held === 'boolean' || canName(held, control)) return []
    return [{ at: [...at, 'feedback', rule, 'when'], reason: 'is neither true nor false' }]
  })
}

function checkSolution(
  subtask: GradedSubtask,
  answers: readonly Answer[],
  at: readonly PropertyKey[],
): readonly Finding[] {
  const { outcome, feedback } = gradeSubtask(subtask, answers)
  if (outcome === 'correct') return []
  const said = feedback === undefined ? '' : `: ${feedback}`
  return [{ at, reason: `the solution ${JSON.stringify(answers)} is graded ${outcome}${said}` }]
}

/** Numbers that are said to be exact and have more places than their fields. */
function checkExactness({ control: { type, props }, key: { solution }, at }: KeyedControl): readonly Finding[] {
  if ((type !== 'single-number' && type !== 'number-list') || props.rounded !== false) return []
  const reason = 'says that its answer is not rounded, and the solution has more places'
  return comesOut(solution, props.fractionDigits ?? 0) ? [] : [{ at: [...at, 'props', 'rounded'], reason }]
}

/** More places than any answer has that comes out. */
const MOST_PLACES = 8

/** Numbers that were to come out and did not: what is asked for without a number of places is graded exactly. */
function checkPlaces({ control: { type, props }, key: { solution }, at }: KeyedControl): readonly Finding[] {
  if ((type !== 'single-number' && type !== 'number-list') || props.fractionDigits !== undefined) return []
  const values = (isVector(solution) ? solution : [solution]).filter(isNumber)
  if (values.every((value) => toDecimal(value).decimalPlaces() <= MOST_PLACES)) return []
  return [{ at: [...at, 'solution'], reason: `has more than ${MOST_PLACES} decimal places, and none are asked for` }]
}

function checkNamedFields({ control, key, at }: KeyedControl): readonly Finding[] {
  const count = fieldCount(control)
  return key.feedback.flatMap(({ field }, rule) => {
    if (field === undefined || field < count) return []
    const reason = `names field ${field} of a control that has ${count} to name`
    return [{ at: [...at, 'feedback', rule, 'field'], reason }]
  })
}

/** How many fields of a control a remark can name; what was chosen from options is marked by itself. */
function fieldCount({ type, props }: GeneratedControl): number {
  if (type === 'number-list') return props.fields.length
  if (type === 'point') return props.points.length
  if (type === 'binary-choice' || type === 'multi-choice') return props.options.length
  return type === 'fraction-number' ? 2 : type === 'single-choice' ? 0 : 1
}
