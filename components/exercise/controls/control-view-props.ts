import type { ControlType } from '@/lib/domain/exercise/model'
import type { ControlState } from '../player/control-state'

/** What every control gets. Its fields carry `data-field`, the index by which the player moves the focus. */
export interface ControlViewProps<Type extends ControlType> {
  readonly control: ControlState<Type>
  readonly onChange: (control: ControlState<Type>) => void
  /** The sub-task is done, or the visitor may not answer: what is there can be read and not changed. */
  readonly isLocked: boolean
  /** Id of the text that says what the last check found, when it found something. */
  readonly markId: string | undefined
}
