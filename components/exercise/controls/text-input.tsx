import type { Outcome } from '@/lib/domain/exercise/model'
import { textClass } from './answer-class'

interface TextInputProps {
  readonly name: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly mark: Outcome | undefined
  readonly isLocked: boolean
  /** Ids of what is said of it. */
  readonly describedBy: string | undefined
  /** The keys that phones are offered beside their own. */
  readonly keys?: readonly string[]
  /** Index of the field in its control. */
  readonly field?: number
  readonly inputMode?: 'decimal'
  readonly placeholder?: string
  /** Class of its least width. */
  readonly minWidth?: string
}

/** A field for a text. Where signs are typed with keys of ours, no keyboard is to make words of them. */
export function TextInput(props: TextInputProps) {
  const { name, value, onChange, mark, isLocked, describedBy, keys, field = 0, inputMode, placeholder } = props
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect={keys && 'off'}
      spellCheck={false}
      enterKeyHint="done"
      inputMode={inputMode}
      placeholder={placeholder}
      data-field={field}
      data-keys={keys?.join(' ')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      readOnly={isLocked}
      aria-invalid={mark === 'wrong' || undefined}
      aria-label={name}
      aria-describedby={describedBy}
      className={textClass({ mark, isLocked }, props.minWidth)}
    />
  )
}
