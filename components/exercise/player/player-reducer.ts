import { type ExerciseDraft, restoreDraft } from '@/components/exercise/autosave/exercise-draft'
import type { RetryStatus } from '@/lib/client/retry/with-retry'
import type { CheckResult, GeneratedExercise, HintResult } from '@/lib/domain/exercise/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { answerInLine } from './answer-in-line'
import { type ControlState, editControl, markControl } from './control-state'
import type { IncompleteField } from './find-incomplete-field'
import {
  ANSWERING,
  answeringAfter,
  type FieldTarget,
  type FocusTarget,
  isActive,
  isSolved,
  isTold,
  lastMessage,
  type Message,
  NO_FOCUS_MOVE,
  type Phase,
  type PlayerCall,
  type PlayerState,
  renewedPlayerState,
  type SubtaskState,
  selectedSubtask,
} from './player-state'

export type PlayerEvent =
  /** What was kept before a reload. `isFieldLeft`: the focus was in a field, which may be gone with its sub-task. */
  | { readonly type: 'restored'; readonly progress: ExerciseDraft; readonly isFieldLeft: boolean }
  | { readonly type: 'edited'; readonly index: number; readonly control: ControlState }
  | { readonly type: 'gap-found'; readonly gap: IncompleteField }
  | { readonly type: 'called'; readonly call: PlayerCall }
  | { readonly type: 'delayed'; readonly trouble: RetryStatus }
  | { readonly type: 'given-up' }
  | { readonly type: 'checked'; readonly result: CheckResult }
  /** `after`: the hint that it follows, `''` for the first. */
  | { readonly type: 'hint-given'; readonly after: string; readonly result: HintResult }
  | { readonly type: 'renewed'; readonly exercise: GeneratedExercise }
  /** New numbers are taken back. */
  | { readonly type: 'renewal-undone' }
  | { readonly type: 'renewal-kept' }
  | { readonly type: 'call-failed'; readonly call: PlayerCall; readonly code: ErrorCode }
  | { readonly type: 'message-closed' }
  /** Back from a message to the field that it is about. */
  | { readonly type: 'message-left' }
  /** The pupil has gone to a field. */
  | { readonly type: 'field-entered' }
  /** From the worked solution to the answer that is to be given by it. */
  | { readonly type: 'worked-out' }
  | { readonly type: 'step-selected'; readonly index: number }
  | { readonly type: 'next-asked' }
  | { readonly type: 'celebration-closed' }

const FIRST_FIELD: FieldTarget = { at: 'field', control: 0, field: 0 }

/** Every step of the player. An event that does not fit the phase, such as a second check at once, changes nothing. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  const { phase } = state
  if (event.type === 'renewal-kept') return { ...state, replaced: undefined }
  if (phase.name === 'calling') return reduceCall(state, phase, event)
  switch (event.type) {
    case 'restored':
      return restore(state, event.progress, event.isFieldLeft)
    case 'edited':
      return isActive(state) ? { ...edit(state, event.index, event.control), phase: answeringAfter(phase) } : state
    case 'gap-found':
      return ask(state, event.gap)
    case 'called':
      return { ...state, phase: callingAfter(phase, event.call), focus: NO_FOCUS_MOVE }
    case 'message-closed':
      return phase.name === 'told' ? leaveMessage(state, phase.message, ANSWERING) : state
    case 'message-left':
      return phase.name === 'told' ? leaveMessage(state, phase.message, answeringAfter(phase)) : state
    case 'field-entered':
      return isTold(state, 'failed') ? { ...state, phase: answeringAfter(phase) } : state
    case 'worked-out':
      return answerByLastHint(state)
    case 'step-selected':
      return select(state, event.index)
    case 'next-asked':
      return next(state)
    case 'celebration-closed':
      return { ...state, phase: ANSWERING, focus: { at: 'action' } }
    case 'renewed':
      return renewedPlayerState(state, event.exercise)
    case 'renewal-undone':
      return state.replaced ? { ...state.replaced, seen: state.seen, focus: { at: 'action' } } : state
    default:
      return state
  }
}

type Calling = Extract<Phase, { name: 'calling' }>

/** A check is about another answer than what was said before. */
function callingAfter(phase: Phase, call: PlayerCall): Calling {
  const isStill = phase.name === 'told' && call !== 'check'
  return { name: 'calling', call, [isStill ? 'still' : 'past']: lastMessage(phase) }
}

/** While a call is under way only what is about it counts. */
function reduceCall(state: PlayerState, phase: Calling, event: PlayerEvent): PlayerState {
  const { call, trouble } = phase
  switch (event.type) {
    case 'delayed':
      return trouble === event.trouble ? state : { ...state, phase: { ...phase, trouble: event.trouble } }
    case 'edited':
      // What is being checked stays what it is, as long as it can be told at once.
      return trouble || call === 'hint' ? editWhileWaiting(state, phase, event) : state
    case 'given-up':
      return { ...state, phase: answeringAfter(phase), focus: { at: 'action' } }
    case 'checked':
      return call === 'check' ? grade(state, event.result) : state
    case 'hint-given':
      return call === 'hint' ? addHint(state, event.after, event.result) : state
    case 'renewed':
      return renewedPlayerState(state, event.exercise)
    case 'call-failed':
      return event.call === call ? fail(state, call, event.code) : state
    default:
      return state
  }
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
    controls: controls.map((old, at) => (at === index ? editControl(old, control) : old)),
  }))
}

/** What is being checked is no answer any more when the pupil goes on typing; a hint can be waited for all the same. */
function editWhileWaiting(
  state: PlayerState,
  phase: Calling,
  { index, control }: Extract<PlayerEvent, { type: 'edited' }>,
): PlayerState {
  const waiting = { ...phase, still: undefined, past: lastMessage(phase) }
  return { ...edit(state, index, control), phase: phase.call === 'check' ? answeringAfter(phase) : waiting }
}

function restore(state: PlayerState, progress: ExerciseDraft, isFieldLeft: boolean): PlayerState {
  const restored = restoreDraft(state, progress)
  const isMoved = restored.selected !== state.selected
  return isMoved && isFieldLeft ? { ...restored, focus: { ...FIRST_FIELD } } : restored
}

function ask(state: PlayerState, { control, field, text }: IncompleteField): PlayerState {
  const about: FieldTarget = { at: 'field', control, field }
  return tell(state, { kind: 'question', text, about }, about)
}

function grade(
  state: PlayerState,
  { outcome, controls: marks, feedback, field, why, scheme, wayOn }: CheckResult,
): PlayerState {
  const marked = changeSelected(state, ({ controls, attempts }) => ({
    controls: controls.map((control, index) =>
      markControl(control, marks[index], field?.control === index ? field.index : undefined),
    ),
    attempts: outcome === 'wrong' ? attempts + 1 : attempts,
    why,
    ...(scheme && { scheme }),
  }))
  if (outcome === 'ungraded') return tell(marked, { kind: 'question', text: feedback })
  if (outcome === 'wrong') return tell(marked, { kind: 'failed', feedback, ...wrongAnswer(marked) })
  const done = { ...marked, finished: state.finished + 1 }
  const end = isSolved(done) ? { ...done, wayOn } : done
  // What is compared with the steps of a solution is looked at before the end.
  if (scheme || !isSolved(done)) return tell(end, { kind: 'subtask-done', why, ...(scheme && { scheme }) })
  return celebrate(end)
}

/** What was answered where it is wrong; nothing where the message is about one field of it. */
function wrongAnswer(state: PlayerState): { readonly answered?: readonly string[] } {
  const { controls } = selectedSubtask(state)
  const wrong = controls.find(({ mark }) => mark === 'wrong')
  const answered = wrong && wrong.named === undefined ? answerInLine(wrong) : []
  return answered.length > 0 ? { answered } : {}
}

/** Opens the congratulation, which may be left and opened again. */
function celebrate(state: PlayerState): PlayerState {
  return { ...state, isCelebrated: true, phase: { name: 'celebrating', isFirst: !state.isCelebrated } }
}

/** The server says which hint follows which, so one that comes again takes its own place. */
function addHint(state: PlayerState, after: string, { hint, hasMore, maxHints }: HintResult): PlayerState {
  const given = changeSelected(state, ({ hints }) => ({
    hints: [...hints.slice(0, hints.indexOf(after) + 1), hint],
    isHintsLeft: hasMore,
    maxHints,
  }))
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
function leaveMessage(state: PlayerState, message: Message, phase: Phase): PlayerState {
  return { ...state, phase, focus: { ...focusAfter(state, message) } }
}

/** Where the answer is given, with the step that shows it beside it. */
function answerByLastHint(state: PlayerState): PlayerState {
  const step = selectedSubtask(state).hints.at(-1)
  const past: Message | undefined = step === undefined ? undefined : { kind: 'worked-out', step }
  return { ...state, phase: { name: 'answering', past }, focus: faultyField(state) }
}

function focusAfter(state: PlayerState, message: Message): FocusTarget {
  if (message.kind === 'question' && message.about) return message.about
  if (message.kind !== 'question' && message.kind !== 'failed') return { at: 'action' }
  return faultyField(state)
}

/** The first field that is not right, or that the author names, ready to be typed over. */
function faultyField(state: PlayerState): FieldTarget {
  const { controls } = selectedSubtask(state)
  const faulty = Math.max(
    controls.findIndex(({ mark }) => mark === 'wrong' || mark === 'ungraded'),
    0,
  )
  const named = controls.findIndex(({ named }) => named !== undefined)
  const control = named < 0 ? faulty : named
  return { at: 'field', control, field: controls[control]?.named ?? 0, isSelected: true }
}

function select(state: PlayerState, index: number): PlayerState {
  const isOpen = index >= 0 && index < state.subTasks.length && index <= state.finished
  return isOpen ? { ...state, selected: index, phase: ANSWERING, focus: NO_FOCUS_MOVE } : state
}

/** From a finished sub-task to the next; from the last one back to the congratulation. */
function next(state: PlayerState): PlayerState {
  if (isActive(state)) return state
  const index = state.selected + 1
  if (index === state.subTasks.length) return celebrate(state)
  return { ...select(state, index), focus: index === state.finished ? { ...FIRST_FIELD } : NO_FOCUS_MOVE }
}
