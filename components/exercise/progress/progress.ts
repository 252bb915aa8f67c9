import type { GeneratedExercise, GeneratedSubtask } from '@/lib/domain/exercise/model'
import { isRecord } from '@/lib/shared/is-record'
import type { ControlState } from '../player/control-state'
import type { PlayerState, SubtaskState } from '../player/player-state'
import { contentMark, isTouched, readControl } from './kept-control'
import { isIndex, isListOf, isString, readEach } from './kept-json'

/** What a pupil has done of one exercise, checked to fit it. */
export interface Progress extends Pick<PlayerState, 'finished' | 'selected'> {
  readonly subTasks: readonly SubtaskProgress[]
}

type SubtaskProgress = Pick<SubtaskState, 'controls' | 'hints' | 'isHintsLeft' | 'attempts'>

/** Progress as plain JSON. */
interface SavedProgress extends Pick<PlayerState, 'finished' | 'selected'> {
  /** Mark of the exercise that it belongs to. */
  readonly content: string
  readonly subTasks: readonly (Omit<SubtaskProgress, 'controls'> & { readonly drafts: readonly unknown[] })[]
}

const MAX_ATTEMPTS = 1_000_000

/** Tells whether the pupil has done anything yet. */
export function hasProgress({ subTasks, finished }: PlayerState): boolean {
  const isBegun = ({ controls, hints, attempts }: SubtaskState) =>
    hints.length > 0 || attempts > 0 || controls.some(isTouched)
  return finished > 0 || subTasks.some(isBegun)
}

/** What is worth keeping of a player's state. Its messages are not, nor what the last check marked. */
export function saveProgress({ exercise, subTasks, finished, selected }: PlayerState): SavedProgress {
  return {
    content: contentMark(exercise),
    finished,
    selected,
    subTasks: subTasks.map(({ controls, hints, isHintsLeft, attempts }) => ({
      drafts: controls.map(({ draft }) => draft),
      hints,
      isHintsLeft,
      attempts,
    })),
  }
}

/** The progress in what was saved; `undefined` when it is of other content, or not what `saveProgress` gives. */
export function readProgress(saved: unknown, exercise: GeneratedExercise): Progress | undefined {
  if (!isRecord(saved) || saved.content !== contentMark(exercise)) return undefined
  const { finished, selected } = saved
  const count = exercise.subTasks.length
  if (!isIndex(finished, count) || !isIndex(selected, Math.min(finished, count - 1))) return undefined
  const subTasks = readEach(saved.subTasks, exercise.subTasks, readSubtask)
  return subTasks && { finished, selected, subTasks }
}

/**
 * A player at its start, or little further, with progress made before. Finished sub-tasks are what they were, since the
 * server has found them right; in the others, what has been answered on this page already stays.
 */
export function withProgress(state: PlayerState, { finished, selected, subTasks }: Progress): PlayerState {
  const restored = state.subTasks.map((subTask, index): SubtaskState => {
    const { controls = [], ...rest } = subTasks[index] ?? {}
    return {
      ...subTask,
      ...rest,
      controls: index < finished ? controls.map(asRight) : mergeControls(subTask, controls),
    }
  })
  return { ...state, finished, selected, subTasks: restored }
}

function asRight(control: ControlState): ControlState {
  return { ...control, mark: 'correct' }
}

function mergeControls({ controls }: SubtaskState, saved: readonly ControlState[]): readonly ControlState[] {
  return controls.map((control, index) => (isTouched(control) ? control : (saved[index] ?? control)))
}

function readSubtask(saved: unknown, { controls, maxHints }: GeneratedSubtask): SubtaskProgress | undefined {
  if (!isRecord(saved)) return undefined
  const { hints, isHintsLeft, attempts } = saved
  const restored = readEach(saved.drafts, controls, readControl)
  if (!restored || !isListOf(hints, isString) || hints.length > maxHints) return undefined
  if (typeof isHintsLeft !== 'boolean' || !isIndex(attempts, MAX_ATTEMPTS)) return undefined
  return { controls: restored, hints, isHintsLeft, attempts }
}
