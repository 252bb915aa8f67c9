import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Outcome } from '@/lib/domain/exercise/model'
import { parseNumber } from '@/lib/domain/exercise/model/parse-number'
import { keysFor } from '../keys/number-keys'
import { numberClass } from './answer-class'
import { type NumberRules, sanitizePaste, sanitizeTyping, stepNumber } from './sanitize-number-input'

interface NumberInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rules: NumberRules
  /** Index of the field in its control. */
  readonly field: number
  readonly isLocked: boolean
  readonly mark: Outcome | undefined
  /** Its accessible name. */
  readonly name: string
  /** Ids of what describes the field. */
  readonly describedBy?: string | undefined
  readonly placeholder?: string
  /** Class of its least width. */
  readonly minWidth: string
  /** Goes on to the denominator, for the field of a numerator. */
  readonly onSlash?: () => void
  readonly ref?: Ref<HTMLInputElement>
}

/** One number. It lets through only what a number is made of, steps with the arrow keys, and reads what is pasted. */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, rules, field, isLocked, mark, name, describedBy, placeholder } = props
  const { onSlash, ref } = props
  const refusalId = useId()
  /** Why the last paste was not taken. */
  const [refusal, setRefusal] = useState<string>()

  function change(next: string | undefined) {
    setRefusal(undefined)
    if (next !== undefined) onChange(next)
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const accepted = sanitizeTyping(value, target.value, rules)
    const isSlash = target.value.includes('/') && onSlash
    if (accepted !== target.value) putBack(target, accepted)
    change(accepted)
    if (isSlash) onSlash()
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    if (isLocked) return
    event.preventDefault()
    const whole = withPasted(event.currentTarget, event.clipboardData.getData('text'))
    const accepted = sanitizePaste(whole, rules)
    change(accepted)
    if (accepted === undefined) setRefusal(explain(whole, rules))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isLocked || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    change(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, rules))
  }

  return (
    <span className="inline-grid max-w-full grid-cols-[minmax(0,auto)] justify-items-start gap-1">
      <input
        ref={ref}
        type="text"
        // Neither keypad is sure to have a minus or a comma; the row of keys has them.
        inputMode={rules.fractionDigits === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        data-field={field}
        data-keys={[...keysFor(rules), ...(onSlash ? ['slash'] : [])].join(' ')}
        value={value}
        onChange={handleChange}
        onPaste={handlePaste}
        onKeyDown={handleKeyDown}
        readOnly={isLocked}
        placeholder={placeholder}
        aria-invalid={mark === 'wrong' || undefined}
        aria-label={name}
        aria-describedby={classNames(describedBy, refusal && refusalId) || undefined}
        className={numberClass({ mark, isLocked }, props.minWidth)}
      />
      {refusal && (
        <span id={refusalId} role="status" className="max-w-64 text-base leading-snug text-sky">
          {refusal}
        </span>
      )}
    </span>
  )
}

/** Sets what was accepted before React does, so that the caret stays where the pupil types. */
function putBack(input: HTMLInputElement, accepted: string): void {
  const caret = (input.selectionStart ?? accepted.length) - (input.value.length - accepted.length)
  input.value = accepted
  input.setSelectionRange(caret, caret)
}

function withPasted({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string {
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)
}

function explain(text: string, rules: NumberRules): string | undefined {
  const reading = parseNumber(text, rules)
  return reading.kind === 'value' ? undefined : reading.message
}
