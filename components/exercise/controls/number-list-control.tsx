import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { listField } from '@/lib/domain/exercise/model/list-field'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { DecimalsHint } from './decimals-hint'
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
      <Affixed affixes={props} label={exerciseMessages.answer}>
        {(name) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, not from its surroundings
          <div
            role="group"
            aria-label={name}
            className={
              props.multiLine
                ? 'grid w-full grid-cols-[minmax(0,auto)_auto_minmax(min-content,1fr)] gap-3'
                : 'flex max-w-full flex-wrap gap-x-5 gap-y-3'
            }
          >
            {props.fields.map((affixes, field) => (
              <Affixed
                key={field}
                affixes={affixes}
                label={exerciseMessages.answerField(field + 1)}
                isAligned={props.multiLine}
              >
                {(fieldName) => (
                  <NumberInput
                    value={draft[field] ?? ''}
                    onChange={edit(field)}
                    rules={rulesOf(listField(props, field))}
                    field={field}
                    isLocked={isLocked}
                    mark={fieldMark(control, field)}
                    name={fieldName}
                    describedBy={classNames(`${id}-hint`, orderId, (control.named ?? field) === field && markId)}
                    minWidth="min-w-24 sm:min-w-28"
                  />
                )}
              </Affixed>
            ))}
          </div>
        )}
      </Affixed>
      <DecimalsHint id={`${id}-hint`} props={props} />
      {orderId && (
        <p id={orderId} className="text-base text-quiet">
          {exerciseMessages.orderDoesNotMatter}
        </p>
      )}
    </>
  )
}
