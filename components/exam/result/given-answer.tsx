import { ControlView } from '../../exercise/controls/control-view'
import type { ControlState } from '../../exercise/player/control-state'

/** What was left in a control, with the marks of its fields: to be read, not to be changed. */
export function GivenAnswer({ control: { mark, ...control } }: { readonly control: ControlState }) {
  // As marks of its fields, of which a fraction has two: the words beside it are those of a result and not of a check.
  const shown = { ...control, fieldMarks: control.fieldMarks ?? [mark, mark] }
  return <ControlView control={shown} index={0} isLocked onChange={ignore} />
}

const ignore = () => undefined
