import { useEffect, useState } from 'react'
import { NUMBER_KEYS, type NumberKey } from './number-keys'

/** A number field, and what of the row of keys is of use there. */
export interface NumberField {
  readonly input: HTMLInputElement
  readonly keys: readonly NumberKey[]
  /** The one after it, after the last the first; none where it is the only one. */
  readonly next: HTMLInputElement | undefined
}

const SELECTOR = 'input[data-keys]:not([readonly])'

/** The number field that has the focus, or had it last: it stays until another field takes the focus. */
export function useNumberField(): NumberField | undefined {
  const [field, setField] = useState<NumberField>()
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

function describeField(input: HTMLInputElement): NumberField | undefined {
  if (!input.matches(SELECTOR)) return undefined
  const taken = input.dataset.keys?.split(' ') ?? []
  const fields = [...(input.form?.querySelectorAll<HTMLInputElement>(SELECTOR) ?? [])]
  return {
    input,
    keys: NUMBER_KEYS.filter((key) => taken.includes(key)),
    next: fields.length > 1 ? fields[(fields.indexOf(input) + 1) % fields.length] : undefined,
  }
}
