import { isVector, ScriptError } from '@/interpreter'
import { SolutionError } from '@/lib/domain/exercise/grade/control-grade'
import { type GradedSubtask, gradeSubtask } from '@/lib/domain/exercise/grade/grade-subtask'
import { canName } from '@/lib/domain/exercise/grade/named-answer'
import { toRational } from '@/lib/domain/exercise/grade/script-values'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { GeneratedControl, GeneratedExercise, VariantRef } from '@/lib/domain/exercise/model'
import { roundHalfUp, sameValue } from '@/lib/domain/exercise/model/rational'
import { modelAnswer, modelValue } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { ExerciseVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import { PropertyError } from '@/lib/domain/exercise/variant/property-error'
import { FigureError } from '@/lib/domain/figure/figure-value'
import { WORDS_OF_ROUNDING } from '@/lib/shared/messages/number-input'
import { nestedStrings } from '@/lib/shared/nested-strings'
import { answerFigureFaults } from './check-answer-figure'
import type { TextCheck } from './check-text'
import { checkUnticked } from './check-unticked'
import type { Finding } from './content-fault'
import type { Draw, DrawnSubtask } from './exercise-draws'

/** Checks an exercise as generated for one seed and level. @returns what was drawn, unless that failed. */
export function checkVariant(
  exercise: LoadedExercise,
  ref: VariantRef,
  checkText: TextCheck,
  findings: Finding[],
): Draw | undefined {
  const where = ` (seed ${ref.seed}, level ${ref.difficultyLevel})`
  const report = ({ at, reason }: Finding) => findings.push({ at, reason: reason + where })
  const variant = captureFault(findings, [], where, () => exercise.variant(ref))
  const generated = variant && captureFault(findings, [], where, () => variant.question())
  if (!generated) return undefined
  checkShown(generated, checkText).forEach(report)
  const subTasks = captureFault(findings, ['subtasks'], where, () =>
    generated.subTasks.map(({ controls }, subTask) => {
      const drawn = { keys: variant.keys(subTask), hints: variant.hints(subTask) }
      checkKey({ variant, controls, subTask, drawn }, checkText).forEach(report)
      return drawn
    }),
  )
  return { question: generated, subTasks: subTasks ?? [] }
}

/** What a pupil sees from the start. */
function checkShown(generated: GeneratedExercise, checkText: TextCheck): readonly Finding[] {
  const twins = generated.subTasks.flatMap(({ controls }, index) =>
    controls.flatMap(({ props }, place) =>
      hasTwins(props)
        ? [{ at: ['subtasks', index, 'controls', place, 'props', 'options'], reason: 'has the same option twice' }]
        : [],
    ),
  )
  const notes = generated.subTasks.flatMap(({ description, controls }, index) =>
    controls.flatMap(({ props }, place) =>
      hasNoteOnDecimals(props) && !WORDS_OF_ROUNDING.test(generated.description + description)
        ? [
            {
              at: ['subtasks', index, 'controls', place, 'props'],
              reason:
                'asks for decimal places where the text asks for no rounding: round in words, or say rounded: false',
            },
          ]
        : [],
    ),
  )
  return [...notes, ...textsOf(generated).flatMap(({ at, text }) => toFindings(at, checkText(text))), ...twins]
}

interface KeyPart {
  readonly variant: Pick<ExerciseVariant, 'run' | 'why' | 'scheme'>
  readonly controls: readonly GeneratedControl[]
  readonly subTask: number
  readonly drawn: DrawnSubtask
}

/** What the server keeps of one sub-task: that its solution is graded as right, its hints, and its feedback. */
export function checkKey(
  { variant, controls, subTask, drawn }: KeyPart,
  checkText: TextCheck,
  at: readonly PropertyKey[] = ['subtasks', subTask],
): readonly Finding[] {
  const { run } = variant
  const { keys, hints } = drawn
  // A text may print the pupil's value, and a condition looks at it; any of the right type does.
  const feedback = keys.flatMap((key, index) =>
    key.feedback.map(({ text }) => text.render(run, [modelValue(key, controls[index])])),
  )
  const conditions = keys.flatMap((key, index) =>
    key.feedback.flatMap(({ when }, rule) => {
      const control = controls[index] as GeneratedControl // a key a control
      const value = when.evaluate(run, [modelValue(key, control)])
      const place = [...at, 'controls', index, 'feedback', rule, 'when']
      if (typeof value === 'boolean' || canName(value, control)) return []
      return [{ at: place, reason: 'is neither true nor false' }]
    }),
  )
  const inexact = keys.flatMap((key, index) => {
    const reason = checkExactness(controls[index] as GeneratedControl, key) // a key a control
    return reason === undefined ? [] : [{ at: [...at, 'controls', index, 'props', 'rounded'], reason }]
  })
  const outOfReach = keys.flatMap((key, index) => {
    const control = controls[index] as GeneratedControl // a key a control
    return toFindings(
      [...at, 'controls', index, 'props', 'figure'],
      answerFigureFaults(control, modelAnswer(control, key)),
    )
  })
  const unfit = keys.flatMap((key, index) =>
    key.feedback.flatMap(({ field }, rule) => {
      const count = fieldCount(controls[index] as GeneratedControl) // a key a control
      if (field === undefined || field < count) return []
      const place = [...at, 'controls', index, 'feedback', rule, 'field']
      return [{ at: place, reason: `names field ${field} of a control that has ${count} to name` }]
    }),
  )
  const why = variant.why(subTask)
  const scheme = variant.scheme(subTask) ?? []
  return [
    ...inexact,
    ...outOfReach,
    ...unfit,
    ...toFindings([...at, 'why'], why === undefined ? [] : checkText(why)),
    ...scheme.flatMap((step, index) => toFindings([...at, 'scheme', index], checkText(step))),
    ...checkSolution({ controls, keys, run }, [...at, 'controls']),
    ...checkUnticked({ controls, keys, run }, [...at, 'controls']),
    ...hints.flatMap((hint, index) => toFindings([...at, 'hints', index], checkText(hint))),
    ...(new Set(hints).size < hints.length ? [{ at: [...at, 'hints'], reason: 'gives the same hint twice' }] : []),
    ...feedback.flatMap((text) => toFindings([...at, 'controls'], checkText(text))),
    ...conditions,
  ]
}

function checkSolution(subtask: GradedSubtask, at: readonly PropertyKey[]): readonly Finding[] {
  const { controls, keys } = subtask
  const answers = controls.map((control, index) => modelAnswer(control, keys[index] as ControlAnswerKey)) // a key a control
  const { outcome, feedback } = gradeSubtask(subtask, answers)
  if (outcome === 'correct') return []
  const said = feedback === undefined ? '' : `: ${feedback}`
  return [{ at, reason: `the solution ${JSON.stringify(answers)} is graded ${outcome}${said}` }]
}

/** How many fields of a control a remark can name; what was chosen from options is marked by itself. */
function fieldCount({ type, props }: GeneratedControl): number {
  if (type === 'number-list') return props.fields.length
  if (type === 'point') return props.points.length
  if (type === 'binary-choice' || type === 'multi-choice') return props.options.length
  return type === 'fraction-number' ? 2 : type === 'single-choice' ? 0 : 1
}

function toFindings(at: readonly PropertyKey[], reasons: readonly string[]): readonly Finding[] {
  return reasons.map((reason) => ({ at, reason }))
}

/** Runs a part of the check; a fault of the content becomes a finding, and any other error passes through. */
export function captureFault<Result>(
  findings: Finding[],
  at: readonly PropertyKey[],
  where: string,
  work: () => Result,
): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (!isContentFault(error)) throw error
    const position =
      error instanceof ScriptError && error.position ? ` at ${error.position.line}:${error.position.column}` : ''
    findings.push({ at, reason: `${error.message}${position}${where}` })
    return undefined
  }
}

function isContentFault(error: unknown): error is Error {
  return [ScriptError, PropertyError, SolutionError, FigureError].some((kind) => error instanceof kind)
}

function hasNoteOnDecimals(props: GeneratedControl['props']): boolean {
  return 'fractionDigits' in props && (props.fractionDigits ?? 0) > 0 && props.rounded !== false
}

/** Numbers that are said to be exact and have more places than their fields. */
function checkExactness({ type, props }: GeneratedControl, { solution }: ControlAnswerKey): string | undefined {
  if ((type !== 'single-number' && type !== 'number-list') || props.rounded !== false) return undefined
  const values = (isVector(solution) ? solution : [solution]).map(toRational)
  const isExact = values.every((value) => sameValue(value, roundHalfUp(value, props.fractionDigits ?? 0)))
  return isExact ? undefined : 'says that its answer is not rounded, and the solution has more places'
}

function hasTwins(props: object): boolean {
  if (!('options' in props) || !Array.isArray(props.options)) return false
  const texts = props.options.map((option) => JSON.stringify(option))
  return new Set(texts).size < texts.length
}

/** Every text that a pupil sees, with the place in the document that it comes from. */
function textsOf({
  description,
  subTasks,
}: GeneratedExercise): readonly { at: readonly PropertyKey[]; text: string }[] {
  return [
    { at: ['description'], text: description },
    ...subTasks.flatMap((subTask, index) => [
      { at: ['subtasks', index, 'description'], text: subTask.description },
      ...subTask.controls.flatMap(({ props }, place) =>
        shownStrings(props).map((text) => ({ at: ['subtasks', index, 'controls', place, 'props'], text })),
      ),
    ]),
  ]
}

/** Properties of a control that no pupil reads. */
const NOT_READ: ReadonlySet<string> = new Set(['figure', 'form', 'shape', 'variable', 'variables'])

/** The texts of a control; of its figure the drawing alone is one. */
function shownStrings(props: GeneratedControl['props']): readonly string[] {
  const read = Object.entries(props).filter(([name]) => !NOT_READ.has(name))
  const drawing = 'figure' in props && props.figure ? [props.figure.drawing] : []
  return [...read.flatMap(([, value]) => nestedStrings(value)), ...drawing]
}
