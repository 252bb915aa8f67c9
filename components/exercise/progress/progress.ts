import type { GeneratedControl, GeneratedExercise, GeneratedSubtask } from '@/lib/exercise/model'
import { holdsSameAnswer } from '../controls/early-answer'
import { type ControlState, startControl } from '../player/control-state'
import type { PlayerState, SubtaskState } from '../player/player-state'

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
    content: markOf(exercise),
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
  if (!isRecord(saved) || saved.content !== markOf(exercise)) return undefined
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

function isTouched(control: ControlState): boolean {
  return !holdsSameAnswer(control, startControl(control))
}

function readSubtask(saved: unknown, { controls, maxHints }: GeneratedSubtask): SubtaskProgress | undefined {
  if (!isRecord(saved)) return undefined
  const { hints, isHintsLeft, attempts } = saved
  const restored = readEach(saved.drafts, controls, readControl)
  if (!restored || !isListOf(hints, isString) || hints.length > maxHints) return undefined
  if (typeof isHintsLeft !== 'boolean' || !isIndex(attempts, MAX_ATTEMPTS)) return undefined
  return { controls: restored, hints, isHintsLeft, attempts }
}

/** A control with a saved draft; `undefined` for a draft that is none of its type. */
function readControl(draft: unknown, control: GeneratedControl): ControlState | undefined {
  switch (control.type) {
    case 'single-number':
    case 'simple-text':
      return isString(draft) ? { ...control, draft } : undefined
    case 'fraction-number': {
      const { numerator, denominator } = isRecord(draft) ? draft : {}
      return isString(numerator) && isString(denominator)
        ? { ...control, draft: { numerator, denominator } }
        : undefined
    }
    case 'number-list':
      return isListOf(draft, isString, control.props.fields.length) ? { ...control, draft } : undefined
    case 'single-choice':
      if (isNothing(draft)) return { ...control, draft: undefined }
      return isIndex(draft, control.props.options.length - 1) ? { ...control, draft } : undefined
    case 'binary-choice':
      return isListOf(draft, isDecision, control.props.options.length)
        ? { ...control, draft: draft.map((choice) => choice ?? undefined) }
        : undefined
    case 'multi-choice':
      return isListOf(draft, isBoolean, control.props.options.length) ? { ...control, draft } : undefined
    default:
      return control satisfies never
  }
}

/** Reads a list side by side with what it belongs to; `undefined` unless each fits its own. */
function readEach<Model, Result>(
  saved: unknown,
  models: readonly Model[],
  read: (saved: unknown, model: Model) => Result | undefined,
): readonly Result[] | undefined {
  if (!Array.isArray(saved) || saved.length !== models.length) return undefined
  const results = models.flatMap((model, index) => read(saved[index], model) ?? [])
  return results.length === models.length ? results : undefined
}

/** Tells exercises of one seed and level apart when their content has changed (FNV-1a of all that pupils see). */
function markOf({ description, subTasks }: GeneratedExercise): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([description, subTasks])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

const isString = (value: unknown): value is string => typeof value === 'string'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
/** JSON has no `undefined` in lists, and writes `null`. */
const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined
const isDecision = (value: unknown): value is boolean | null | undefined => isNothing(value) || isBoolean(value)

/** An integer from 0 to a largest one. */
function isIndex(value: unknown, largest: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= largest
}

function isListOf<Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
  length?: number,
): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem) && (length === undefined || value.length === length)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
