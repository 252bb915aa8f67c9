import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong with a form: with single fields, or with the whole. */
export interface Faults<Field extends string> {
  readonly fields?: Partial<Record<Field, string>>
  readonly form?: string
}

/** Does what the form is for. Gives what is wrong, or `undefined` when it is done and another page follows. */
export type Submit<Field extends string> = (data: FormData) => Promise<Faults<Field> | undefined>

/**
 * A form that is sent by script: one submission at a time, input kept, and the focus on the first fault. The method
 * `post` keeps a password out of the address should the form be sent before the script has loaded.
 *
 * @param initialFaults what was wrong before the page was opened.
 */
export function useForm<Field extends string>(submit: Submit<Field>, initialFaults: Faults<Field> = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [pending, setPending] = useState(false)
  const [faults, setFaults] = useState(initialFaults)

  useEffect(() => {
    if (faults.fields || faults.form) focusFirstFault(form.current)
  }, [faults])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    try {
      const found = await submit(new FormData(event.currentTarget))
      if (!found) return
      setFaults(found)
      setPending(false)
    } catch (error) {
      setPending(false)
      throw error
    }
  }

  return {
    pending,
    faults,
    /** For what another button of the form has met. */
    setFaults,
    formProps: { ref: form, onSubmit: handleSubmit, method: 'post', noValidate: true } as const,
  }
}

function focusFirstFault(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
}

/** The text of a field; `''` when it has none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
