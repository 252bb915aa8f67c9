import type { ErrorCode } from '@/lib/errors/codes'
import type { CheckResult, GeneratedExercise, HintResult, SubtaskRef } from '@/lib/exercise/model'
import { type ControlState, startControl } from './control-state'
import type { Gap } from './gaps'

/** What the player asks of the server or of the interpreter, and so what can be tried again. */
export type PlayerCall = 'check' | 'hint' | 'renewal'

/** What the popover says. */
export type Message =
  | { readonly kind: 'failed'; readonly feedback?: string | undefined }
  | { readonly kind: 'question'; readonly text?: string | undefined; readonly about?: FieldTarget }
  | { readonly kind: 'subtask-done' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'call-failed'; readonly call: PlayerCall; readonly code: ErrorCode }

/** What the pupil can do now. Nothing can be edited, asked or left while a call is under way. */
export type Phase =
  | { readonly name: 'answering' }
  | { readonly name: 'calling'; readonly call: PlayerCall }
  | { readonly name: 'told'; readonly message: Message }
  /** The whole exercise is solved, and the congratulation is open. */
  | { readonly name: 'celebrating' }

interface FieldTarget {
  readonly at: 'field'
  readonly control: number
  readonly field: number
}

/** Where the focus goes after a step of the player. A new object moves it, the same one leaves it alone. */
export type FocusTarget =
  | FieldTarget
  /** `action`: the button on the right of the footer; `hint`: the newest hint. */
  | { readonly at: 'nowhere' | 'message' | 'action' | 'hint' }

export interface SubtaskState {
  readonly description: string
  readonly controls: readonly ControlState[]
  readonly hints: readonly string[]
  readonly maxHints: number
  readonly isHintsLeft: boolean
  /** Wrong checks so far. */
  readonly attempts: number
}

export interface PlayerState {
  readonly exercise: GeneratedExercise
  /** Counts the starts of this exercise since the page was opened, from 0. */
  readonly run: number
  readonly subTasks: readonly SubtaskState[]
  /** Sub-tasks are finished in order, so those before this index are done and the one at it is current. */
  readonly finished: number
  /** Index of the sub-task on the screen, at most `finished`. */
  readonly selected: number
  readonly phase: Phase
  readonly focus: FocusTarget
}

export type PlayerEvent =
  | { readonly type: 'edited'; readonly index: number; readonly control: ControlState }
  | { readonly type: 'gap-found'; readonly gap: Gap }
  | { readonly type: 'called'; readonly call: PlayerCall }
  | { readonly type: 'checked'; readonly result: CheckResult }
  | { readonly type: 'hint-given'; readonly result: HintResult }
  | { readonly type: 'renewed'; readonly exercise: GeneratedExercise }
  | { readonly type: 'call-failed'; readonly call: PlayerCall; readonly code: ErrorCode }
  | { readonly type: 'message-closed' }
  | { readonly type: 'step-selected'; readonly index: number }
  | { readonly type: 'next-asked' }
  | { readonly type: 'celebration-closed' }

const ANSWERING: Phase = { name: 'answering' }
const NOWHERE: FocusTarget = { at: 'nowhere' }
const FIRST_FIELD: FieldTarget = { at: 'field', control: 0, field: 0 }

/** The player at the beginning of an exercise. */
export function startPlayer(exercise: GeneratedExercise, run = 0): PlayerState {
  return {
    exercise,
    run,
    subTasks: exercise.subTasks.map(({ description, controls, maxHints, hasHints }) => ({
      description,
      controls: controls.map(startControl),
      hints: [],
      maxHints,
      isHintsLeft: hasHints,
      attempts: 0,
    })),
    finished: 0,
    selected: 0,
    phase: ANSWERING,
    focus: NOWHERE,
  }
}

export type StepStatus = 'waiting' | 'current' | 'done'

export function stepStatus({ finished }: PlayerState, index: number): StepStatus {
  return index < finished ? 'done' : index === finished ? 'current' : 'waiting'
}

/** The sub-task on the screen. */
export function selectedSubtask(state: PlayerState): SubtaskState {
  const subTask = state.subTasks[state.selected]
  if (!subTask) throw new RangeError(`no sub-task ${state.selected}`)
  return subTask
}

/** What a call about the sub-task on the screen names it by. */
export function selectedRef({ exercise, selected }: PlayerState): SubtaskRef {
  return { seed: exercise.seed, difficultyLevel: exercise.difficultyLevel, subTask: selected }
}

/** Every step of the player. An event that does not fit the phase, such as a second check at once, changes nothing. */
export function reducePlayer(state: PlayerState, event: PlayerEvent): PlayerState {
  const { phase } = state
  if (phase.name === 'calling') return reduceAnswer(state, phase.call, event)
  switch (event.type) {
    case 'edited':
      return isActive(state) ? { ...edit(state, event.index, event.control), phase: ANSWERING } : state
    case 'gap-found':
      return ask(state, event.gap)
    case 'called':
      return { ...state, phase: { name: 'calling', call: event.call }, focus: NOWHERE }
    case 'message-closed':
      return phase.name === 'told' ? closeMessage(state, phase.message) : state
    case 'step-selected':
      return select(state, event.index)
    case 'next-asked':
      return next(state)
    case 'celebration-closed':
      return { ...state, phase: ANSWERING, focus: { at: 'action' } }
    default:
      return state
  }
}

/** While a call is under way only its own outcome counts. */
function reduceAnswer(state: PlayerState, call: PlayerCall, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'checked':
      return call === 'check' ? grade(state, event.result) : state
    case 'hint-given':
      return call === 'hint' ? addHint(state, event.result) : state
    case 'renewed':
      return { ...startPlayer(event.exercise, state.run + 1), focus: { ...FIRST_FIELD } }
    case 'call-failed':
      return event.call === call ? fail(state, call, event.code) : state
    default:
      return state
  }
}

/** Whether the sub-task on the screen is the one to be solved now. */
export function isActive({ selected, finished }: PlayerState): boolean {
  return selected === finished
}

export function isSolved({ finished, subTasks }: PlayerState): boolean {
  return finished === subTasks.length
}

function tell(state: PlayerState, message: Message, focus: FocusTarget = { at: 'message' }): PlayerState {
  return { ...state, phase: { name: 'told', message }, focus }
}

function changeSelected(state: PlayerState, change: (subTask: SubtaskState) => Partial<SubtaskState>): PlayerState {
  const subTasks = state.subTasks.map((subTask, index) =>
    index === state.selected ? { ...subTask, ...change(subTask) } : subTask,
  )
  return { ...state, subTasks }
}

function edit(state: PlayerState, index: number, control: ControlState): PlayerState {
  return changeSelected(state, ({ controls }) => ({
    controls: controls.map((old, at) => (at === index ? { ...control, mark: undefined } : old)),
  }))
}

function ask(state: PlayerState, { control, field, text }: Gap): PlayerState {
  const about: FieldTarget = { at: 'field', control, field }
  return tell(state, { kind: 'question', text, about }, about)
}

function grade(state: PlayerState, { outcome, controls: marks, feedback }: CheckResult): PlayerState {
  const marked = changeSelected(state, ({ controls, attempts }) => ({
    controls: controls.map((control, index) => ({ ...control, mark: marks[index] })),
    attempts: outcome === 'wrong' ? attempts + 1 : attempts,
  }))
  if (outcome === 'ungraded') return tell(marked, { kind: 'question', text: feedback })
  if (outcome === 'wrong') return tell(marked, { kind: 'failed', feedback })
  const done = { ...marked, finished: state.finished + 1 }
  return isSolved(done) ? { ...done, phase: { name: 'celebrating' } } : tell(done, { kind: 'subtask-done' })
}

function addHint(state: PlayerState, { hint, hasMore, maxHints }: HintResult): PlayerState {
  const given = changeSelected(state, ({ hints }) => ({ hints: [...hints, hint], isHintsLeft: hasMore, maxHints }))
  return { ...given, phase: ANSWERING, focus: { at: 'hint' } }
}

function fail(state: PlayerState, call: PlayerCall, code: ErrorCode): PlayerState {
  if (code === 'limit-reached') return tell(state, { kind: 'limit-reached' })
  if (code === 'unauthenticated') return tell(state, { kind: 'signed-out' })
  // The content had fewer hints than it said: nothing to trouble the pupil with.
  if (call === 'hint' && code === 'not-found') {
    return { ...changeSelected(state, () => ({ isHintsLeft: false })), phase: ANSWERING }
  }
  return tell(state, { kind: 'call-failed', call, code })
}

/** The focus goes on to what there is to do: the field that was asked about or is not right, or the footer's button. */
function closeMessage(state: PlayerState, message: Message): PlayerState {
  return { ...state, phase: ANSWERING, focus: { ...focusAfter(state, message) } }
}

function focusAfter(state: PlayerState, message: Message): FocusTarget {
  if (message.kind === 'question' && message.about) return message.about
  if (message.kind !== 'question' && message.kind !== 'failed') return { at: 'action' }
  const faulty = selectedSubtask(state).controls.findIndex(({ mark }) => mark === 'wrong' || mark === 'ungraded')
  return { ...FIRST_FIELD, control: Math.max(faulty, 0) }
}

function select(state: PlayerState, index: number): PlayerState {
  const isOpen = index >= 0 && index < state.subTasks.length && index <= state.finished
  return isOpen ? { ...state, selected: index, phase: ANSWERING, focus: NOWHERE } : state
}

/** From a finished sub-task to the next; from the last one back to the congratulation. */
function next(state: PlayerState): PlayerState {
  if (isActive(state)) return state
  const index = state.selected + 1
  if (index === state.subTasks.length) return { ...state, phase: { name: 'celebrating' } }
  return { ...select(state, index), focus: index === state.finished ? { ...FIRST_FIELD } : NOWHERE }
}
