import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { DecimalsHint } from './decimals-hint'
import { NumberInput } from './number-input'
import { rulesOf } from './number-typing'

export function SingleNumberControl({ control, onChange, isLocked, markId }: ControlViewProps<'single-number'>) {
  const hintId = useId()
  const { props, draft } = control
  return (
    <>
      <Affixed affixes={props} label={exerciseMessages.answer}>
        {(name) => (
          <NumberInput
            value={draft}
            onChange={(typed) => onChange({ ...control, draft: typed })}
            rules={rulesOf(props)}
            field={0}
            isLocked={isLocked}
            mark={fieldMark(control, 0)}
            name={name}
            describedBy={classNames(hintId, markId)}
            minWidth="min-w-28 sm:min-w-36"
          />
        )}
      </Affixed>
      <DecimalsHint id={hintId} props={props} />
    </>
  )
}
