import { type FormEvent, useEffect, useRef, useState } from 'react'
import { asApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { errorMessages } from '@/lib/shared/messages/errors'

/** What is wrong with a form: with single fields, or with the whole. */
export interface Faults<Field extends string> {
  readonly fields?: Partial<Record<Field, string>>
  readonly form?: string
  /** The form was refused because nobody is signed in any more. */
  readonly isSignedOut?: boolean
}

interface Form<Field extends string> {
  /** What can be said without asking the server. Without faults the form is sent. */
  readonly check?: (data: FormData) => Faults<Field> | undefined
  /** Does what the form is for; when it is done, another page or another content follows. */
  readonly send: (data: FormData) => Promise<unknown>
  /** How it is told what `send` has thrown: by the text of its code, unless told otherwise. */
  readonly explain?: (error: unknown) => Faults<Field>
  /** What was wrong before the page was opened. */
  readonly initialFaults?: Faults<Field> | undefined
}

/**
 * A form that is sent by script: one submission at a time, input kept, and the focus on the first fault. The method
 * `post` keeps a password out of the address should the form be sent before the script has loaded.
 */
export function useForm<Field extends string>({ check, send, explain = toFaults, initialFaults = {} }: Form<Field>) {
  const form = useRef<HTMLFormElement>(null)
  const [pending, setPending] = useState(false)
  const [faults, setFaults] = useState(initialFaults)

  useEffect(() => {
    if (faults.fields || faults.form) focusFirstFault(form.current)
  }, [faults])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    const found = check?.(data)
    setFaults(found ?? {})
    if (found) return
    setPending(true)
    try {
      await send(data)
    } catch (error) {
      setFaults(explain(error))
      setPending(false)
    }
  }

  function reset() {
    setFaults({})
    setPending(false)
  }

  return {
    pending,
    faults,
    /** For what another button of the form has met. */
    setFaults,
    /** For a form that is used again after it was sent. */
    reset,
    formProps: { ref: form, onSubmit: handleSubmit, method: 'post', noValidate: true } as const,
  }
}

function focusFirstFault(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
}

/** Faults of fields, unless there are none. */
export function faultsOf<Field extends string>(fields: Partial<Record<Field, string>>): Faults<Field> | undefined {
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** Puts what a failed call says to the field that its code is about, else to the whole form. */
export function toFaults<Field extends string>(
  error: unknown,
  fieldByCode: Partial<Record<ErrorCode, Field>> = {},
  textOf: (code: ErrorCode, details: unknown) => string = (code) => errorMessages[code],
): Faults<Field> {
  const { code, details } = asApiError(error)
  const field = fieldByCode[code]
  const text = textOf(code, details)
  // A computed key is a string for the compiler.
  return field
    ? { fields: { [field]: text } as Partial<Record<Field, string>> }
    : { form: text, ...(code === 'unauthenticated' && { isSignedOut: true }) }
}

/** The text of a field; `''` when it has none. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
