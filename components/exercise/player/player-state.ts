import type { RetryStatus } from '@/lib/client/retry/with-retry'
import type { Answer, GeneratedExercise, GeneratedSubtask, SubtaskRef, WayOn } from '@/lib/domain/exercise/model'
import type { RoundProgress } from '@/lib/domain/practice/model/round-progress'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { type ControlState, initialControlState } from './control-state'

/** What the player asks of the server, and so what can be tried again. */
export type PlayerCall = 'check' | 'hint' | 'renewal'

/** What the card below the answer says. */
export type Message =
  /** `answered`: Markdown, what was answered in the control that is wrong, where it takes several fields or options. */
  | { readonly kind: 'failed'; readonly feedback?: string | undefined; readonly answered?: readonly string[] }
  | { readonly kind: 'question'; readonly text?: string | undefined; readonly about?: FieldTarget }
  /** `scheme`: the steps by which pupils mark what they wrote on paper. */
  | {
      readonly kind: 'subtask-done'
      readonly why?: string | undefined
      readonly scheme?: readonly string[] | undefined
    }
  /** `step`: the last one of the worked solution, beside the answer that is to be given by it. */
  | { readonly kind: 'worked-out'; readonly step: string }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'call-failed'; readonly call: PlayerCall; readonly code: ErrorCode }

/**
 * What the pupil can do now. Nothing can be asked or left while a call is under way. `past`: what was said of the answer
 * before this one; it keeps its place, so that nothing moves under a finger, until the next answer comes.
 */
export type Phase =
  | { readonly name: 'answering'; readonly past?: Message | undefined }
  /** `trouble`: the answer is late, for this reason; the pupil may give up waiting for it. */
  | {
      readonly name: 'calling'
      readonly call: PlayerCall
      readonly trouble?: RetryStatus
      /** What is said of the answer, and holds while help or other numbers are on their way. */
      readonly still?: Message | undefined
      readonly past?: Message | undefined
    }
  | { readonly name: 'told'; readonly message: Message }
  /** The whole exercise is solved, and the congratulation is open; `isFirst`: for the first time in this round. */
  | { readonly name: 'celebrating'; readonly isFirst: boolean }

export interface FieldTarget {
  readonly at: 'field'
  readonly control: number
  readonly field: number
  /** What stands in it is selected: typing begins anew. */
  readonly isSelected?: true
}

/** Where the focus goes after a step of the player. A new object moves it, the same one leaves it alone. */
export type FocusTarget =
  | FieldTarget
  /** `action`: the button on the right of the footer; `hint`: the newest hint. */
  | { readonly at: 'nowhere' | 'message' | 'action' | 'hint' }

export interface SubtaskState {
  readonly description: string
  readonly controls: readonly ControlState[]
  readonly unsupported?: GeneratedSubtask['unsupported']
  /** It is solved on paper, and has no controls. */
  readonly isSelfMarked?: true
  readonly hints: readonly string[]
  readonly maxHints: number
  readonly isHintsLeft: boolean
  /** Wrong checks so far. */
  readonly attempts: number
  /** Markdown: of a solved one, why its answer is right, where the server has said so. */
  readonly why?: string | undefined
  /** Markdown: of one that was solved on paper, the steps by which it is marked, once the server has said so. */
  readonly scheme?: readonly string[] | undefined
}

export interface PlayerState {
  readonly exercise: GeneratedExercise
  /** Counts the starts of this exercise since the page was opened, from 0. */
  readonly run: number
  readonly subTasks: readonly SubtaskState[]
  /** Where it goes from here, once the exercise is solved and the server has said so. */
  readonly wayOn?: WayOn | undefined
  /** The congratulation to this round has been open, now or before. */
  readonly isCelebrated: boolean
  /** Sub-tasks are finished in order, so those before this index are done and the one at it is current. */
  readonly finished: number
  /** Index of the sub-task on the screen, at most `finished`. */
  readonly selected: number
  readonly phase: Phase
  readonly focus: FocusTarget
  /** Seeds that were shown since the page was opened, the newest last. */
  readonly seen: readonly number[]
  /** What new numbers have taken the place of, as long as it can be had back. */
  readonly replaced?: PlayerState | undefined
}

/** As many seeds as the server looks at when it draws another one. */
const MOST_SEEN = 20

export const ANSWERING: Phase = { name: 'answering' }

/** What was said last, on the screen or past. */
export function lastMessage(phase: Phase): Message | undefined {
  if (phase.name === 'told') return phase.message
  if (phase.name === 'calling') return phase.still ?? phase.past
  return phase.name === 'answering' ? phase.past : undefined
}

/** The pupil goes on with the answer, and what was said of it so far is past. */
export function answeringAfter(phase: Phase): Phase {
  if (phase.name === 'answering') return phase
  const past = lastMessage(phase)
  return past ? { name: 'answering', past } : ANSWERING
}

export const NO_FOCUS_MOVE: FocusTarget = { at: 'nowhere' }

/** The player at the beginning of an exercise. @param before what the pupil has had on this page so far */
export function initialPlayerState(exercise: GeneratedExercise, before?: PlayerState): PlayerState {
  return {
    exercise,
    run: before ? before.run + 1 : 0,
    subTasks: exercise.subTasks.map(({ description, controls, unsupported, isSelfMarked, maxHints, hasHints }) => ({
      description,
      controls: controls.map(initialControlState),
      ...(unsupported && { unsupported }),
      ...(isSelfMarked && { isSelfMarked }),
      hints: [],
      maxHints,
      isHintsLeft: hasHints,
      attempts: 0,
    })),
    isCelebrated: false,
    finished: 0,
    selected: 0,
    phase: ANSWERING,
    focus: NO_FOCUS_MOVE,
    seen: [...(before?.seen ?? []), exercise.seed].slice(-MOST_SEEN),
  }
}

/** A player at its start, with what was done on another device or page. Of a solved sub-task its answers are right. */
export function resumedPlayerState(start: PlayerState, { finished, subTasks }: RoundProgress): PlayerState {
  const resumed = start.subTasks.map((subTask, index): SubtaskState => {
    const { answers, ...done } = subTasks[index] ?? {}
    return { ...subTask, ...done, controls: index < finished ? rightControls(subTask, answers) : subTask.controls }
  })
  return withEndKnown({ ...start, finished, selected: finished, subTasks: resumed })
}

/** A round that is found solved was congratulated on when it was. */
export function withEndKnown(found: PlayerState): PlayerState {
  return isSolved(found) ? { ...found, isCelebrated: true } : found
}

function rightControls({ controls }: SubtaskState, answers: readonly Answer[] = []): readonly ControlState[] {
  // Each answer was graded as one to its control, so it is a draft of it.
  return controls.map((control, index) =>
    index in answers ? ({ ...control, draft: answers[index], mark: 'correct' } as ControlState) : control,
  )
}

/** The player with new numbers; what it had before can be had back, whole. */
export function renewedPlayerState(before: PlayerState, exercise: GeneratedExercise): PlayerState {
  const replaced = { ...before, phase: ANSWERING, replaced: undefined }
  return { ...initialPlayerState(exercise, before), focus: { at: 'field', control: 0, field: 0 }, replaced }
}

/** Whether the pupil has had an answer of this round checked. */
export function isBegun({ finished, subTasks }: PlayerState): boolean {
  return finished > 0 || subTasks.some(({ attempts }) => attempts > 0)
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

/** Whether all hints of the sub-task to be solved now are given, and nothing else is to be said of it. */
export function isWorkedOut(state: PlayerState): boolean {
  const { hints, isHintsLeft } = selectedSubtask(state)
  return isActive(state) && state.phase.name !== 'told' && hints.length > 0 && !isHintsLeft
}

/** What a call about the sub-task on the screen names it by. */
export function selectedRef({ exercise, selected }: PlayerState): SubtaskRef {
  return { seed: exercise.seed, difficultyLevel: exercise.difficultyLevel, subTask: selected }
}

/** Whether the sub-task on the screen is the one to be solved now. */
export function isActive({ selected, finished }: PlayerState): boolean {
  return selected === finished
}

export function isTold({ phase }: PlayerState, kind: Message['kind']): boolean {
  return phase.name === 'told' && phase.message.kind === kind
}

/** Whether an answer stands as it was, wrong or beyond the limit, and what to do next is offered beside it. */
export function isLedOn(state: PlayerState): boolean {
  const isMissed = selectedSubtask(state).controls.some(({ mark }) => mark === 'wrong')
  const isStopped = isTold(state, 'failed') || isTold(state, 'limit-reached')
  return isStopped || (isWorkedOut(state) && isMissed)
}

export function isSolved({ finished, subTasks }: PlayerState): boolean {
  return finished === subTasks.length
}
