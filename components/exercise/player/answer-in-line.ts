import { MINUS } from '@/lib/shared/format/number'
import type { ControlState } from './control-state'

/**
 * What was answered, each as Markdown, where it takes several fields or some of the options: a message that has no room
 * beside it names it in one line. Empty for what is always beside it, for decisions, and where nothing was ticked.
 */
export function answerInLine(control: ControlState): readonly string[] {
  switch (control.type) {
    case 'number-list':
    case 'point':
      return control.draft.map((typed) => typed.replaceAll('-', MINUS))
    case 'fraction-number': {
      const { numerator, denominator } = control.draft
      return numerator || denominator ? [`${numerator}/${denominator}`.replaceAll('-', MINUS)] : []
    }
    case 'single-choice':
      return control.props.options.filter((_, index) => control.draft === index).map(({ label }) => label)
    case 'multi-choice':
      return control.props.options.filter((_, index) => control.draft[index]).map(({ label }) => label)
    default:
      return []
  }
}
