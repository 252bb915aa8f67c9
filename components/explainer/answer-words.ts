import type { ControlState } from '@/components/exercise/player/control-state'
import { toPlainText } from '@/lib/shared/plain-text'

/** What was answered, in a few words; `undefined` for what has none, such as boxes to tick. */
export function answerWords(control: ControlState): string | undefined {
  switch (control.type) {
    case 'single-number':
    case 'simple-text':
    case 'expression':
    case 'number-set':
    case 'interval':
      return control.draft.trim()
    case 'fraction-number':
      return `${control.draft.numerator}/${control.draft.denominator}`
    case 'number-list':
    case 'point':
      return control.draft.join('; ')
    case 'single-choice': {
      const option = control.props.options[control.draft ?? -1]
      return option && toPlainText(option.label)
    }
    default:
      return undefined
  }
}
