import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { pointInputMessages } from '@/lib/shared/messages/point-input'
import { POINT_KEYS } from '../keys/field-keys'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { FieldGroup } from './field-group'
import { TextInput } from './text-input'

/** For those who type points, and do not see them in a figure. */
const Preview = lazyWithRetry(async () => (await import('./point-preview')).PointPreview)

/** A field for both coordinates of each point. Without a figure each stands below it as it is understood. */
export function PointControl({ control, onChange, isLocked, markId }: ControlViewProps<'point'>) {
  const { props, draft } = control
  const shownId = useId()
  const edit = (field: number) => (typed: string) =>
    onChange({ ...control, draft: draft.map((old, index) => (index === field ? typed : old)) })
  const renderField = (name: string, field: number) => {
    const typed = draft[field] ?? ''
    const ownId = props.figure ? undefined : `${shownId}-${field}`
    return (
      <span className="inline-grid max-w-full gap-1">
        <TextInput
          name={name}
          value={typed}
          onChange={edit(field)}
          mark={fieldMark(control, field)}
          isLocked={isLocked}
          describedBy={classNames(ownId, (control.named ?? field) === field && markId) || undefined}
          keys={POINT_KEYS}
          field={field}
          inputMode="decimal"
          placeholder={pointInputMessages.placeholder}
          minWidth="min-w-36"
        />
        {/* It keeps its place while it is empty: nothing below moves with the first key. */}
        {ownId && (
          <span id={ownId} className="block min-h-10 text-[1.25rem] text-quiet">
            {typed !== '' && <Preview typed={typed} />}
          </span>
        )}
      </span>
    )
  }
  const [only, ...others] = props.points
  if (!only || others.length > 0) {
    return (
      <FieldGroup affixes={props} fields={props.points}>
        {renderField}
      </FieldGroup>
    )
  }
  return (
    <Affixed affixes={only} label={exerciseMessages.answer}>
      {(name) => renderField(name, 0)}
    </Affixed>
  )
}
