import { useId } from 'react'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import type { FormulaControlType } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { formulaKeys } from '../keys/field-keys'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { TextInput } from './text-input'

/** The readers of formulas are for those who type one. */
const Preview = lazyWithRetry(async () => (await import('./formula-preview')).FormulaPreview)

/** A field for a formula, which stands below as it is written while it is typed: so one sees how it is understood. */
export function FormulaControl({ control, onChange, isLocked, markId }: ControlViewProps<FormulaControlType>) {
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
            keys={formulaKeys(control)}
          />
        )}
      </Affixed>
      {/* It keeps its place while it is empty: nothing below moves with the first key. */}
      <p id={shownId} className="min-h-10 text-[1.25rem] text-quiet">
        {control.draft !== '' && <Preview control={control} typed={control.draft} />}
      </p>
    </div>
  )
}
