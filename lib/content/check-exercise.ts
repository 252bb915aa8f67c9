import { ScriptError } from '@/interpreter'
import { PropertyError } from '@/lib/exercise/control-props'
import type { ExerciseDefinition } from '@/lib/exercise/definition'
import { generateExercise } from '@/lib/exercise/generate'
import { SolutionError } from '@/lib/exercise/grade/control-grade'
import { gradeSubtask } from '@/lib/exercise/grade/grade-subtask'
import { compileExercise, type LoadedExercise } from '@/lib/exercise/load'
import { type DifficultyLevel, difficultyLevels, type GeneratedExercise } from '@/lib/exercise/model'
import { modelAnswer } from '@/lib/exercise/model-answer'
import { DrawOrderError } from '@/lib/exercise/public-view'
import { checkText } from './check-text'
import type { ContentFault, ExerciseFile } from './files'

/** A dynamic exercise must give this many different texts in this many seeds, at each level. */
const VARIETY = { texts: 20, seeds: 50 }
const MIN_HINTS = 2

/** Where in a document a fault is, and what it is. */
interface Finding {
  readonly at: readonly PropertyKey[]
  readonly reason: string
}

/** Checks one exercise for seeds 1 to `seeds` at each level. Each kind of fault is told once, with its first seed. */
export function checkExercise(file: ExerciseFile, seeds: number): readonly ContentFault[] {
  const { definition } = file
  const findings = [...checkShape(definition), ...checkVariants(definition, seeds)]
  const seen = new Set<string>()
  return findings.flatMap(({ at, reason }) => {
    const key = `${at.join('.')} ${reason.replace(/\d+/g, '#')}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ file: file.file, line: file.lineOf(at), reason: at.length > 0 ? `${at.join('.')}: ${reason}` : reason }]
  })
}

/** Rules about the text as written. */
function checkShape({ subtasks }: ExerciseDefinition): readonly Finding[] {
  return subtasks.flatMap(({ hints }, index) => {
    const at = ['subtasks', index, 'hints']
    return [
      ...(hints.length < MIN_HINTS ? [{ at, reason: `has ${hints.length} hints, needs at least ${MIN_HINTS}` }] : []),
      ...(new Set(hints).size < hints.length ? [{ at, reason: 'has the same hint twice' }] : []),
    ]
  })
}

function checkVariants(definition: ExerciseDefinition, seeds: number): readonly Finding[] {
  const findings: Finding[] = []
  const exercise = attempt(findings, [], '', () => compileExercise(definition))
  if (!exercise) return findings
  const isDynamic = definition.classifications.some((id) => id.startsWith('hu|dynamic|'))
  const textsByLevel = difficultyLevels.map((difficultyLevel) => {
    const texts = new Set<string>()
    for (let seed = 1; seed <= Math.max(seeds, isDynamic ? VARIETY.seeds : 1); seed += 1) {
      const variant = checkVariant(exercise, { seed, difficultyLevel }, findings)
      if (variant && seed <= VARIETY.seeds) texts.add(textOf(variant))
    }
    if (isDynamic && texts.size < VARIETY.texts) {
      findings.push({
        at: ['script'],
        reason: `level ${difficultyLevel} has only ${texts.size} different texts in ${VARIETY.seeds} seeds`,
      })
    }
    return texts
  })
  if (isDynamic) findings.push(...checkLevelsDiffer(textsByLevel))
  return findings
}

/** Most texts of a level must not be texts of the one below. */
function checkLevelsDiffer(textsByLevel: readonly ReadonlySet<string>[]): readonly Finding[] {
  return textsByLevel.slice(1).flatMap((texts, index) => {
    const below = textsByLevel[index] ?? new Set()
    const shared = [...texts].filter((text) => below.has(text)).length
    const reason = `levels ${index + 1} and ${index + 2} give the same exercises`
    return shared > texts.size / 2 ? [{ at: ['script'], reason }] : []
  })
}

function checkVariant(
  exercise: LoadedExercise,
  ref: { readonly seed: number; readonly difficultyLevel: DifficultyLevel },
  findings: Finding[],
): GeneratedExercise | undefined {
  const where = ` (seed ${ref.seed}, level ${ref.difficultyLevel})`
  const generated = attempt(findings, [], where, () => generateExercise(exercise.publicView, ref))
  if (!generated) return undefined
  const report = (at: readonly PropertyKey[], reason: string) => findings.push({ at, reason: reason + where })
  for (const { at, text } of textsOf(generated)) for (const fault of checkText(text)) report(at, fault)
  generated.subTasks.forEach((subTask, index) => {
    subTask.controls.forEach((control, place) => {
      if (hasTwins(control.props))
        report(['subtasks', index, 'controls', place, 'props', 'options'], 'has the same option twice')
    })
  })
  attempt(findings, ['subtasks'], where, () => {
    const key = exercise.key.keyFor(ref)
    generated.subTasks.forEach(({ controls }, subTask) => {
      const keys = key.controls(subTask)
      const answers = controls.map((control, index) => modelAnswer(control, keys[index] as (typeof keys)[number])) // one each
      const { outcome, feedback } = gradeSubtask({ controls, keys, run: key.run }, answers)
      if (outcome !== 'correct') {
        const said = feedback === undefined ? '' : `: ${feedback}`
        report(['subtasks', subTask, 'controls'], `the solution ${JSON.stringify(answers)} is graded ${outcome}${said}`)
      }
      const hints = key.hints(subTask)
      hints.forEach((hint, index) => {
        for (const fault of checkText(hint)) report(['subtasks', subTask, 'hints', index], fault)
      })
      if (new Set(hints).size < hints.length) report(['subtasks', subTask, 'hints'], 'gives the same hint twice')
      for (const { feedback: rules } of keys) {
        for (const { text } of rules) {
          for (const fault of checkText(text.render(key.run))) report(['subtasks', subTask, 'controls'], fault)
        }
      }
    })
  })
  return generated
}

/** Runs a part of the check; a fault of the content becomes a finding, and any other error passes through. */
function attempt<Result>(
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
  return [ScriptError, PropertyError, SolutionError, DrawOrderError].some((kind) => error instanceof kind)
}

function hasTwins(props: object): boolean {
  if (!('options' in props) || !Array.isArray(props.options)) return false
  const texts = props.options.map((option) => JSON.stringify(option))
  return new Set(texts).size < texts.length
}

function textOf(exercise: GeneratedExercise): string {
  return JSON.stringify([exercise.description, exercise.subTasks])
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
        strings(props).map((text) => ({ at: ['subtasks', index, 'controls', place, 'props'], text })),
      ),
    ]),
  ]
}

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
