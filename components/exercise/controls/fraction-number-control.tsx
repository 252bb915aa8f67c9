import { useRef } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { fieldMark } from '../player/control-state'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { NumberInput } from './number-input'
import type { NumberRules } from './number-typing'

const INTEGERS: NumberRules = { fractionDigits: 0, isInteger: true }
const PARTS = ['numerator', 'denominator'] as const

export function FractionNumberControl({ control, onChange, isLocked, markId }: ControlViewProps<'fraction-number'>) {
  const { props, draft } = control
  const denominator = useRef<HTMLInputElement>(null)
  /** A line parts what was typed into the field above it, unless there is something below it already. */
  function part(above: string, below: string): boolean {
    if (below.trim() !== '' && draft.denominator.trim() !== '') return false
    onChange({ ...control, draft: { numerator: above, denominator: below.trim() === '' ? draft.denominator : below } })
    denominator.current?.focus()
    return true
  }
  return (
    <Affixed affixes={props} label={exerciseMessages.answer}>
      {(name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, not from its surroundings
        <span
          role="group"
          aria-label={name}
          className="inline-grid justify-items-center gap-1.5 *:first:border-b-3 *:first:border-ink *:first:pb-1.5"
        >
          {PARTS.map((place, field) => (
            <NumberInput
              key={place}
              value={draft[place]}
              onChange={(typed) => onChange({ ...control, draft: { ...draft, [place]: typed } })}
              rules={INTEGERS}
              field={field}
              isLocked={isLocked}
              mark={fieldMark(control, field)}
              name={exerciseMessages[place]}
              describedBy={markId}
              placeholder={exerciseMessages[place]}
              minWidth="min-w-28"
              {...(place === 'numerator' ? { onSlash: part } : { ref: denominator })}
            />
          ))}
        </span>
      )}
    </Affixed>
  )
}
