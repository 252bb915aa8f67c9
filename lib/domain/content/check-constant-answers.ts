import { isExamTask } from '@/lib/domain/classification/model'
import type { ControlDefinition, ExerciseDefinition } from '@/lib/domain/exercise/definition'
import type { GeneratedControl } from '@/lib/domain/exercise/model'
import { modelAnswer } from '@/lib/domain/exercise/model-answer'
import type { ControlAnswerKey } from '@/lib/domain/exercise/variant/answer-key'
import type { Finding } from './content-fault'
import { COMPARED_DRAWS, type LevelDraws } from './exercise-draws'

/** One control in one draw. */
interface DrawnControl {
  readonly control: GeneratedControl
  readonly key: ControlAnswerKey
}

/** Answers that are the same in all draws of a level, and options that are never right at any, where no author says why. */
export function checkConstantAnswers(
  definition: ExerciseDefinition,
  levels: readonly LevelDraws[],
): readonly Finding[] {
  if (isExamTask(definition.classifications)) return []
  return definition.subtasks.flatMap(({ controls }, subTask) =>
    controls.flatMap((written, index) => {
      const at = ['subtasks', subTask, 'controls', index]
      const drawn = levels.map(({ level, draws }) => ({ level, controls: drawnControls(draws, subTask, index) }))
      const constant = drawn.flatMap(({ level, controls }) => {
        if (controls.length < COMPARED_DRAWS || !hasOneAnswer(written, controls)) return []
        const reason = `level ${level} has the same answer in ${COMPARED_DRAWS} draws: vary it, or say in \`constant\` why not`
        return [{ at, reason }]
      })
      const never = neverRight(drawn.map(({ controls }) => controls)).map((label) => {
        const reason = `${JSON.stringify(label)} is never right: let it be so sometimes, or say in \`constant\` why not`
        return { at, reason }
      })
      const findings = constant.length > 0 ? constant : never.slice(0, 1)
      if (written.constant === undefined) return findings
      const reason = 'says why its answer does not change, and it does'
      return findings.length > 0 ? [] : [{ at: [...at, 'constant'], reason }]
    }),
  )
}

function drawnControls(draws: LevelDraws['draws'], subTask: number, index: number): readonly DrawnControl[] {
  return draws.flatMap(({ question, subTasks }) => {
    const control = question.subTasks[subTask]?.controls[index]
    const key = subTasks[subTask]?.keys[index]
    return control && key ? [{ control, key }] : []
  })
}

function hasOneAnswer({ props }: ControlDefinition, controls: readonly DrawnControl[]): boolean {
  const isMixed = 'shuffle' in props && props.shuffle
  // Of options in an order of their own the text counts; else the place tells as much.
  return (!isMixed && isSameInAll(controls, ({ control, key }) => modelAnswer(control, key))) || hasOneLabel(controls)
}

function hasOneLabel(controls: readonly DrawnControl[]): boolean {
  return rightLabels(controls[0]) !== undefined && isSameInAll(controls, rightLabels)
}

function isSameInAll(controls: readonly DrawnControl[], of: (drawn: DrawnControl) => unknown): boolean {
  const first = JSON.stringify(controls[0] && of(controls[0]))
  return controls.every((drawn) => JSON.stringify(of(drawn)) === first)
}

/** The labels of the right options, in any order; `undefined` where nothing is chosen from options. */
function rightLabels(drawn: DrawnControl | undefined): readonly string[] | undefined {
  if (drawn?.control.type !== 'single-choice' && drawn?.control.type !== 'multi-choice') return undefined
  const { control, key } = drawn
  const answer = modelAnswer(control, key)
  return control.props.options
    .flatMap(({ label }, index) => ((Array.isArray(answer) ? answer[index] : answer === index) ? [label] : []))
    .toSorted()
}

/** The labels that stand in every draw of some level and are right at none. */
function neverRight(levels: readonly (readonly DrawnControl[])[]): readonly string[] {
  const right = new Set(levels.flat().flatMap((drawn) => rightLabels(drawn) ?? []))
  const fixed = levels.flatMap((controls) => {
    if (controls.length < COMPARED_DRAWS) return []
    const shown = controls.map(shownLabels)
    return (shown[0] ?? []).filter((label) => shown.every((labels) => labels.includes(label)))
  })
  return fixed.filter((label) => !right.has(label))
}

function shownLabels({ control }: DrawnControl): readonly string[] {
  const isChosen = control.type === 'single-choice' || control.type === 'multi-choice'
  return isChosen ? control.props.options.map(({ label }) => label) : []
}
