import { useEffect, useState } from 'react'
import { FIELD_KEYS, type FieldKey } from './field-keys'

/** A field to type into, and what of the row of keys is of use there. */
export interface KeyedField {
  readonly input: HTMLInputElement
  readonly keys: readonly FieldKey[]
  /** The one after it, after the last the first; none where it is the only one. */
  readonly next: HTMLInputElement | undefined
}

const SELECTOR = 'input[data-keys]:not([readonly])'

/** The field with keys that has the focus, or had it last: it stays until another field takes the focus. */
export function useKeyedField(): KeyedField | undefined {
  const [field, setField] = useState<KeyedField>()
  useEffect(() => {
    const follow = (focused: EventTarget | null) => {
      if (!(focused instanceof HTMLElement) || !focused.matches('input, textarea, select')) return
      setField(focused instanceof HTMLInputElement ? describeField(focused) : undefined)
    }
    const handleFocus = ({ target }: FocusEvent) => follow(target)
    // It may have been there before this code.
    follow(document.activeElement)
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
  return field
}

function describeField(input: HTMLInputElement): KeyedField | undefined {
  if (!input.matches(SELECTOR)) return undefined
  const taken = input.dataset.keys?.split(' ') ?? []
  const fields = [...(input.form?.querySelectorAll<HTMLInputElement>(SELECTOR) ?? [])]
  return {
    input,
    keys: FIELD_KEYS.filter((key) => taken.includes(key)),
    next: fields.length > 1 ? fields[(fields.indexOf(input) + 1) % fields.length] : undefined,
  }
}
