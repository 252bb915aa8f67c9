import { useRef } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { Affixed } from './affixed'
import type { ControlViewProps } from './control-view-props'
import { NumberInput } from './number-input'
import type { NumberRules } from './sanitize-number-input'

const INTEGERS: NumberRules = { fractionDigits: 0 }
const PARTS = ['numerator', 'denominator'] as const

export function FractionNumberControl({ control, onChange, isLocked, markId }: ControlViewProps<'fraction-number'>) {
  const { props, draft } = control
  const denominator = useRef<HTMLInputElement>(null)
  return (
    <Affixed affixes={props} label={exerciseMessages.answer}>
      {(name) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes its name from a legend, not from its surroundings
        <span
          role="group"
          aria-label={name}
          className="inline-grid justify-items-center gap-1.5 *:first:border-b-3 *:first:border-ink *:first:pb-1.5"
        >
          {PARTS.map((part, field) => (
            <NumberInput
              key={part}
              value={draft[part]}
              onChange={(typed) => onChange({ ...control, draft: { ...draft, [part]: typed } })}
              rules={INTEGERS}
              field={field}
              isLocked={isLocked}
              mark={control.mark}
              name={exerciseMessages[part]}
              describedBy={markId}
              placeholder={exerciseMessages[part]}
              minWidth="min-w-28"
              {...(part === 'numerator' ? { onSlash: () => denominator.current?.focus() } : { ref: denominator })}
            />
          ))}
        </span>
      )}
    </Affixed>
  )
}
