import { ControlView } from '../../exercise/controls/control-view'
import type { ControlState } from '../../exercise/player/control-state'

/** What was left in a control, with the marks of its fields: to be read, not to be changed. */
export function GivenAnswer({ control: { mark, ...control } }: { readonly control: ControlState }) {
  // As marks of its fields, of which a fraction has two: the words beside it are those of a result and not of a check.
  const shown = { ...withoutRequest(control), fieldMarks: control.fieldMarks ?? [mark, mark] }
  return <ControlView control={shown} index={0} isLocked onChange={ignore} />
}

/** Without the note on decimals: nobody is asked to type anything here. */
function withoutRequest(control: ControlState): ControlState {
  switch (control.type) {
    case 'single-number':
      return { ...control, props: { ...control.props, rounded: false } }
    case 'number-list':
      return { ...control, props: { ...control.props, rounded: false } }
    default:
      return control
  }
}

const ignore = () => undefined
