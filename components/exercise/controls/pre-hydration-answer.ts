import type { ControlState } from '@/components/exercise/player/control-state'

/**
 * What stands in the fields of a control that the server rendered. A pupil on a slow connection answers before the
 * page's code runs, and React does not notice what was typed before it took over.
 */
export function readPreHydrationAnswer(view: HTMLElement, control: ControlState): ControlState {
  // A figure has sliders, which say again what stands in the fields.
  const fields = [...view.querySelectorAll<HTMLInputElement>('input:not([data-slider])')]
  const typed = fields.map(({ value }) => value)
  const ticked = fields.map(({ checked }) => checked)
  switch (control.type) {
    case 'single-number':
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return { ...control, draft: typed[0] ?? '' }
    case 'fraction-number':
      return { ...control, draft: { numerator: typed[0] ?? '', denominator: typed[1] ?? '' } }
    case 'number-list':
    case 'point':
      return { ...control, draft: typed }
    case 'single-choice':
      return { ...control, draft: ticked.includes(true) ? ticked.indexOf(true) : undefined }
    case 'binary-choice':
      // Two buttons a statement, the first for true.
      return { ...control, draft: control.draft.map((_, index) => decision(ticked[2 * index], ticked[2 * index + 1])) }
    case 'multi-choice':
      return { ...control, draft: ticked }
    default:
      return control satisfies never
  }
}

function decision(isTrue = false, isFalse = false): boolean | undefined {
  return isTrue || isFalse ? isTrue : undefined
}

/** Tells whether two states of one control hold the same answer. */
export function hasSameAnswer(left: ControlState, right: ControlState): boolean {
  return JSON.stringify(left.draft) === JSON.stringify(right.draft)
}
