import type { ControlState } from '@/components/exercise/player/control-state'
import { type PlayerState, type SubtaskState, withEndKnown } from '@/components/exercise/player/player-state'
import type { GeneratedExercise, GeneratedSubtask } from '@/lib/domain/exercise/model'
import { isRecord } from '@/lib/shared/is-record'
import { contentHash, isDirty, parseControlDraft } from './control-draft'
import { isIndex, isListOf, isString, parseEach } from './json-guards'

/** What a pupil has done of one exercise, checked to fit it. */
export interface ExerciseDraft extends Pick<PlayerState, 'finished' | 'selected'> {
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
export function hasDraft({ subTasks, finished }: PlayerState): boolean {
  const isBegun = ({ controls, hints, attempts }: SubtaskState) =>
    hints.length > 0 || attempts > 0 || controls.some(isDirty)
  return finished > 0 || subTasks.some(isBegun)
}

/** What is worth keeping of a player's state. Its messages are not, nor what the last check marked. */
export function serializeDraft({ exercise, subTasks, finished, selected }: PlayerState): SavedProgress {
  return {
    content: contentHash(exercise),
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

/** The progress in what was saved; `undefined` when it is of other content, or not what `serializeDraft` gives. */
export function parseDraft(saved: unknown, exercise: GeneratedExercise): ExerciseDraft | undefined {
  if (!isRecord(saved) || saved.content !== contentHash(exercise)) return undefined
  const { finished, selected } = saved
  const count = exercise.subTasks.length
  if (!isIndex(finished, count) || !isIndex(selected, Math.min(finished, count - 1))) return undefined
  const subTasks = parseEach(saved.subTasks, exercise.subTasks, readSubtask)
  return subTasks && { finished, selected, subTasks }
}

/**
 * A player at its start, or little further, with progress made before; as it is where the server knows of more, which was
 * done on another device. Finished sub-tasks are what they were, since the
 * server has found them right; in the others, what has been answered on this page already stays.
 */
export function restoreDraft(state: PlayerState, { finished, selected, subTasks }: ExerciseDraft): PlayerState {
  if (finished < state.finished) return state
  const restored = state.subTasks.map((subTask, index): SubtaskState => {
    const { controls = [], ...rest } = subTasks[index] ?? {}
    return {
      ...subTask,
      ...furtherOf(subTask, rest),
      controls: index < finished ? controls.map(asRight) : mergeControls(subTask, controls),
    }
  })
  return withEndKnown({ ...state, finished, selected, subTasks: restored })
}

/** Hints and tries of one sub-task, of whichever device has had more of them. */
function furtherOf(one: SubtaskState, other: Partial<Omit<SubtaskProgress, 'controls'>>): typeof other {
  const { hints = [], attempts = 0 } = other
  return {
    ...(hints.length > one.hints.length && other),
    attempts: Math.max(attempts, one.attempts),
  }
}

function asRight(control: ControlState): ControlState {
  return { ...control, mark: 'correct' }
}

function mergeControls({ controls }: SubtaskState, saved: readonly ControlState[]): readonly ControlState[] {
  return controls.map((control, index) => (isDirty(control) ? control : (saved[index] ?? control)))
}

function readSubtask(saved: unknown, { controls, maxHints }: GeneratedSubtask): SubtaskProgress | undefined {
  if (!isRecord(saved)) return undefined
  const { hints, isHintsLeft, attempts } = saved
  const restored = parseEach(saved.drafts, controls, parseControlDraft)
  if (!restored || !isListOf(hints, isString) || hints.length > maxHints) return undefined
  if (typeof isHintsLeft !== 'boolean' || !isIndex(attempts, MAX_ATTEMPTS)) return undefined
  return { controls: restored, hints, isHintsLeft, attempts }
}
