import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { TextInput } from './text-input'

export function SimpleTextControl({ control, onChange, isLocked, markId }: ControlViewProps<'simple-text'>) {
  const mark = fieldMark(control, 0)
  return (
    <Affixed affixes={control.props} label={exerciseMessages.answer}>
      {(name) => (
        <TextInput
          name={name}
          value={control.draft}
          onChange={(draft) => onChange({ ...control, draft })}
          mark={mark}
          isLocked={isLocked}
          describedBy={markId}
        />
      )}
    </Affixed>
  )
}
