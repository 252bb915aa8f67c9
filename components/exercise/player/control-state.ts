import type { AnswerOf, ControlProps, ControlType, GeneratedControl, Outcome } from '@/lib/domain/exercise/model'

/** What a pupil has typed or chosen so far; an answer once nothing is missing. */
export interface Drafts {
  'single-number': string
  'fraction-number': { readonly numerator: string; readonly denominator: string }
  'number-list': readonly string[]
  'simple-text': string
  expression: string
  'number-set': string
  interval: string
  point: readonly string[]
  'single-choice': number | undefined
  'binary-choice': readonly (boolean | undefined)[]
  'multi-choice': readonly boolean[]
}

/**
 * A control on the screen. `mark` is what the last check said of it, until it is edited. Where each field was judged by
 * itself, as in an exam that is over, `fieldMarks` stands in its place.
 */
export type ControlState<Types extends ControlType = ControlType> = {
  [Type in Types]: {
    readonly type: Type
    readonly props: ControlProps[Type]
    readonly draft: Drafts[Type]
    readonly mark?: Outcome | undefined
    /** The one field that the author's remark is about. */
    readonly named?: number | undefined
    readonly fieldMarks?: readonly (Outcome | undefined)[] | undefined
    /** What was found wrong in it so far, as `draftKey` names it. */
    readonly misses?: readonly string[] | undefined
    /** Whether what is marked wrong had been found wrong before. */
    readonly isRepeated?: boolean | undefined
  }
}[Types]

/** What is said of one field of a control: of several, one is wrong only where it was named, or judged by itself. */
export function fieldMark(control: ControlState, field: number): Outcome | undefined {
  const { mark, fieldMarks, named } = control
  if (fieldMarks) return fieldMarks[field]
  return mark === 'correct' || field === named || fieldCount(control) === 1 ? mark : undefined
}

/** What is said of a control with several fields as a whole, where none of them is named. */
export function groupMark(control: ControlState): Exclude<Outcome, 'correct'> | undefined {
  const { mark, fieldMarks, named } = control
  const isWhole = !fieldMarks && named === undefined && fieldCount(control) > 1
  return isWhole && mark !== 'correct' ? mark : undefined
}

/** The control as a check has found it. */
export function markControl(control: ControlState, mark: Outcome | undefined, named: number | undefined): ControlState {
  const { misses = [] } = control
  if (mark !== 'wrong') return { ...control, mark, named, isRepeated: false }
  const key = draftKey(control)
  const isRepeated = misses.includes(key)
  return { ...control, mark, named, isRepeated, misses: isRepeated ? misses : [...misses, key] }
}

/** The control as it is edited: nothing is said of it any more, and what was wrong in it is still known. */
export function editControl(old: ControlState, edited: ControlState): ControlState {
  return { ...edited, mark: undefined, named: undefined, isRepeated: undefined, misses: old.misses }
}

/**
 * The control with what was changed in it, where it has become another since: of what is typed and ticked in one moment,
 * each change knows of none of the others.
 */
export function rebaseEdit(now: ControlState, from: ControlState, edited: ControlState): ControlState {
  if (now.draft === from.draft) return edited
  return { ...edited, draft: rebaseDraft(now.draft, from.draft, edited.draft) } as ControlState
}

function rebaseDraft(now: unknown, from: unknown, edited: unknown): unknown {
  if (!isParted(now) || !isParted(from) || !isParted(edited)) return edited
  const changed = Object.entries(edited).filter(([key, value]) => value !== from[key])
  return Object.assign(Array.isArray(now) ? [...now] : { ...now }, Object.fromEntries(changed))
}

const isParted = (draft: unknown): draft is Record<string, unknown> => typeof draft === 'object' && draft !== null

/** The same for the same answer, also where it was typed with other spaces around it. */
function draftKey({ draft }: ControlState): string {
  return JSON.stringify(draft, (_, value) => (typeof value === 'string' ? value.trim() : value)) ?? ''
}

export function fieldCount({ type, draft }: ControlState): number {
  if (type === 'fraction-number') return 2
  return Array.isArray(draft) ? draft.length : 1
}

/** An untouched control. */
export function initialControlState(control: GeneratedControl): ControlState {
  switch (control.type) {
    case 'single-number':
      return { ...control, draft: '' }
    case 'fraction-number':
      return { ...control, draft: { numerator: '', denominator: '' } }
    case 'number-list':
      return { ...control, draft: control.props.fields.map(() => '') }
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return { ...control, draft: '' }
    case 'point':
      return { ...control, draft: control.props.points.map(() => '') }
    case 'single-choice':
      return { ...control, draft: undefined }
    case 'binary-choice':
      return { ...control, draft: control.props.options.map(() => undefined) }
    case 'multi-choice':
      return { ...control, draft: control.props.options.map(() => false) }
    default:
      return control satisfies never
  }
}

/** The answer as the API takes it. Only for a control without a gap (`findIncompleteField`). */
export function toAnswer(control: ControlState): AnswerOf<ControlType> {
  switch (control.type) {
    case 'number-list':
    case 'point':
      return [...control.draft]
    case 'binary-choice':
      return control.draft.map((choice) => choice === true)
    case 'multi-choice':
      return [...control.draft]
    case 'single-choice':
      return control.draft ?? 0
    default:
      return control.draft
  }
}
