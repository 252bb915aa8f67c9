import { useId } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { EXPRESSION_KEYS } from '../keys/field-keys'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { TextInput } from './text-input'

/** The reader of expressions is for those who type one. */
const Preview = lazyWithRetry(async () => (await import('./expression-preview')).ExpressionPreview)

/** A field for an expression, which stands below as a formula while it is typed: so one sees how it is understood. */
export function ExpressionControl({ control, onChange, isLocked, markId }: ControlViewProps<'expression'>) {
  const mark = fieldMark(control, 0)
  const shownId = useId()
  return (
    <div className="space-y-2">
      <Affixed affixes={control.props} label={exerciseMessages.answer}>
        {(name) => (
          <TextInput
            name={name}
            value={control.draft}
            onChange={(draft) => onChange({ ...control, draft })}
            mark={mark}
            isLocked={isLocked}
            describedBy={[shownId, markId].filter(Boolean).join(' ')}
            keys={EXPRESSION_KEYS}
          />
        )}
      </Affixed>
      {/* It keeps its place while it is empty: nothing below moves with the first key. */}
      <p id={shownId} className="min-h-10 text-[1.25rem] text-quiet">
        {control.draft !== '' && <Preview typed={control.draft} variables={control.props.variables} />}
      </p>
    </div>
  )
}
