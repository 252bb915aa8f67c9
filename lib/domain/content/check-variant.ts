import { ScriptError } from '@/interpreter'
import { SolutionError } from '@/lib/domain/exercise/grade/control-grade'
import type { GeneratedControl, GeneratedExercise, VariantRef } from '@/lib/domain/exercise/model'
import type { DrawVariant } from '@/lib/domain/exercise/variant/exercise-variant'
import { PropertyError } from '@/lib/domain/exercise/variant/property-error'
import { FigureError } from '@/lib/domain/figure/figure-value'
import { nestedStrings } from '@/lib/shared/nested-strings'
import { checkKey } from './check-key'
import { checkRounding } from './check-rounding'
import type { TextCheck } from './check-text'
import { type Finding, toFindings } from './content-fault'
import type { Draw } from './exercise-draws'

/** Checks an exercise as generated for one seed and level. @returns what was drawn, unless that failed. */
export function checkVariant(
  draw: DrawVariant,
  ref: VariantRef,
  checkText: TextCheck,
  findings: Finding[],
): Draw | undefined {
  const where = ` (seed ${ref.seed}, level ${ref.difficultyLevel})`
  const report = ({ at, reason }: Finding) => findings.push({ at, reason: reason + where })
  const variant = captureFault(findings, [], where, () => draw(ref))
  const generated = variant && captureFault(findings, [], where, () => variant.question())
  if (!generated) return undefined
  checkShown(generated, checkText).forEach(report)
  const subTasks = captureFault(findings, ['subtasks'], where, () =>
    generated.subTasks.map(({ controls }, subTask) => {
      const drawn = { keys: variant.keys(subTask), hints: variant.hints(subTask) }
      checkRounding(generated, subTask, drawn.keys).forEach(report)
      checkKey({ variant, controls, subTask, drawn }, checkText).forEach(report)
      return drawn
    }),
  )
  return { run: variant.run, question: generated, subTasks: subTasks ?? [] }
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
  return [...textsOf(generated).flatMap(({ at, text }) => toFindings(at, checkText(text))), ...twins]
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
