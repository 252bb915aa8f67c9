import { hasSameAnswer } from '@/components/exercise/controls/pre-hydration-answer'
import { type ControlState, initialControlState } from '@/components/exercise/player/control-state'
import type { GeneratedControl, GeneratedExercise } from '@/lib/domain/exercise/model'
import { isRecord } from '@/lib/shared/is-record'
import { isBoolean, isIndex, isListOf, isNull, isNullableBoolean, isString } from './json-guards'

/** A control with a saved draft; `undefined` for a draft that is none of its type. */
export function parseControlDraft(draft: unknown, control: GeneratedControl): ControlState | undefined {
  switch (control.type) {
    case 'single-number':
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return isString(draft) ? { ...control, draft } : undefined
    case 'fraction-number': {
      const { numerator, denominator } = isRecord(draft) ? draft : {}
      return isString(numerator) && isString(denominator)
        ? { ...control, draft: { numerator, denominator } }
        : undefined
    }
    case 'number-list':
      return isListOf(draft, isString, control.props.fields.length) ? { ...control, draft } : undefined
    case 'point':
      return isListOf(draft, isString, control.props.points.length) ? { ...control, draft } : undefined
    case 'single-choice':
      if (isNull(draft)) return { ...control, draft: undefined }
      return isIndex(draft, control.props.options.length - 1) ? { ...control, draft } : undefined
    case 'binary-choice':
      return isListOf(draft, isNullableBoolean, control.props.options.length)
        ? { ...control, draft: draft.map((choice) => choice ?? undefined) }
        : undefined
    case 'multi-choice':
      return isListOf(draft, isBoolean, control.props.options.length) ? { ...control, draft } : undefined
    default:
      return control satisfies never
  }
}

/** Whether anything has been typed or chosen. */
export function isDirty(control: ControlState): boolean {
  return !hasSameAnswer(control, initialControlState(control))
}

/** Tells exercises of one seed and level apart when their content has changed: a mark of all that pupils see. */
export function contentHash(exercise: GeneratedExercise): string {
  const known = marks.get(exercise)
  if (known !== undefined) return known
  const { description, subTasks } = exercise
  const mark = hashOf(JSON.stringify([description, subTasks]))
  marks.set(exercise, mark)
  return mark
}

/** FNV-1a, in short: nothing depends on that nobody can make another text with the same hash. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** An exam is kept again and again, with a mark for each of its tasks. */
const marks = new WeakMap<GeneratedExercise, string>()
