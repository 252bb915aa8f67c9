import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Outcome } from '@/lib/domain/exercise/model'
import { toPlainCharacters } from '@/lib/domain/exercise/model/typed-characters'
import { numberInputMessages } from '@/lib/shared/messages/number-input'
import { numberKeys } from '../keys/field-keys'
import { numberClass } from './answer-class'
import { MAX_TYPED, type NumberRules, stepNumber, typingFault } from './number-typing'

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
  /** What a fraction line does, where it is not part of the number: tells whether it parted the text. */
  readonly onSlash?: (before: string, after: string) => boolean
  readonly ref?: Ref<HTMLInputElement>
}

/**
 * One number. What is typed stays, in plain characters where others mean the same, and what can be no number is told of
 * at once. It steps with the arrow keys.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, rules, field, isLocked, mark, name, describedBy, placeholder } = props
  const { onSlash, ref } = props
  const refusalId = useId()
  const [isTooLong, setTooLong] = useState(false)
  const refusal = isTooLong ? numberInputMessages['too-long'] : isLocked ? undefined : typingFault(value, rules)

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // While a keyboard composes a character, the field is its own.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    const plain = isComposing ? target.value : toPlainCharacters(target.value)
    const isLonger = plain.length > MAX_TYPED
    setTooLong(isLonger)
    const kept = isLonger ? value : plain
    if (kept !== target.value) putBack(target, kept)
    const [, before, after] = /^([^/]*)\/([^/]*)$/.exec(kept) ?? []
    if (before === undefined || after === undefined || !onSlash?.(before, after)) onChange(kept)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isLocked || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const stepped = stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, rules)
    if (stepped !== undefined) onChange(stepped)
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
        data-marked={mark && ''}
        data-keys={[...numberKeys(rules), ...(onSlash ? ['slash'] : [])].join(' ')}
        value={value}
        onChange={handleChange}
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
