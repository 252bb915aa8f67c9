import type { AnswerOf, ControlProps, ControlType, GeneratedControl, Outcome } from '@/lib/domain/exercise/model'

/** What a pupil has typed or chosen so far; an answer once nothing is missing. */
export interface Drafts {
  'single-number': string
  'fraction-number': { readonly numerator: string; readonly denominator: string }
  'number-list': readonly string[]
  'simple-text': string
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
    readonly fieldMarks?: readonly (Outcome | undefined)[] | undefined
  }
}[Types]

/** What is said of one field of a control. */
export function fieldMark({ mark, fieldMarks }: ControlState, field: number): Outcome | undefined {
  return fieldMarks ? fieldMarks[field] : mark
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
      return { ...control, draft: '' }
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
