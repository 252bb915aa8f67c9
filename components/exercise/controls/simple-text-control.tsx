import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import { textClass } from './answer-class'
import type { ControlViewProps } from './control-view-props'

export function SimpleTextControl({ control, onChange, isLocked, markId }: ControlViewProps<'simple-text'>) {
  const mark = fieldMark(control, 0)
  return (
    <Affixed affixes={control.props} label={exerciseMessages.answer}>
      {(name) => (
        <input
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          data-field={0}
          value={control.draft}
          onChange={({ target }) => onChange({ ...control, draft: target.value })}
          readOnly={isLocked}
          aria-invalid={mark === 'wrong' || undefined}
          aria-label={name}
          aria-describedby={markId}
          className={textClass({ mark, isLocked })}
        />
      )}
    </Affixed>
  )
}
