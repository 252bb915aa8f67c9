import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { listField } from '@/lib/domain/exercise/model/list-field'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import type { ControlViewProps } from './control-view-props'
import { DecimalsHint } from './decimals-hint'
import { FieldGroup } from './field-group'
import { NumberInput } from './number-input'
import { rulesOf } from './number-typing'

export function NumberListControl({ control, onChange, isLocked, markId }: ControlViewProps<'number-list'>) {
  const id = useId()
  const { props, draft } = control
  const orderId = props.acceptRandomOrder && draft.length > 1 ? `${id}-order` : undefined
  const edit = (field: number) => (typed: string) =>
    onChange({ ...control, draft: draft.map((old, index) => (index === field ? typed : old)) })
  return (
    <>
      <FieldGroup affixes={props} fields={props.fields} isAligned={props.multiLine}>
        {(name, field) => (
          <NumberInput
            value={draft[field] ?? ''}
            onChange={edit(field)}
            rules={rulesOf(listField(props, field))}
            field={field}
            isLocked={isLocked}
            mark={fieldMark(control, field)}
            name={name}
            describedBy={classNames(`${id}-hint`, orderId, (control.named ?? field) === field && markId)}
            minWidth="min-w-24 sm:min-w-28"
          />
        )}
      </FieldGroup>
      <DecimalsHint id={`${id}-hint`} props={props} />
      {orderId && (
        <p id={orderId} className="text-base text-quiet">
          {exerciseMessages.orderDoesNotMatter}
        </p>
      )}
    </>
  )
}
