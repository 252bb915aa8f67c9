import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Outcome } from './passing-message'

/** How a try to save ended; a failure may name the field that it is about. */
export interface SaveOutcome extends Outcome {
  readonly field?: string
}

/**
 * A value that is edited in its place: opened by a button, saved or given up, with the focus led into the form and back.
 *
 * @param save tells how it ended; what it throws is a fault of the program.
 */
export function useEditor(save: (data: FormData) => Promise<SaveOutcome>) {
  const [editing, setEditing] = useState(false)
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const wasEditing = useRef(false)
  const messageId = useId()

  useEffect(() => {
    if (editing) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else if (wasEditing.current) opener.current?.focus()
    wasEditing.current = editing
  }, [editing])

  useEffect(() => {
    if (outcome?.field) form.current?.querySelector<HTMLElement>(`[name="${outcome.field}"]`)?.focus()
  }, [outcome])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    try {
      const found = await save(new FormData(event.currentTarget))
      setOutcome(found)
      if (found.tone === 'success') setEditing(false)
    } finally {
      setPending(false)
    }
  }

  function open() {
    setOutcome(undefined)
    setEditing(true)
  }

  function close() {
    setOutcome(undefined)
    setEditing(false)
  }

  /** Id of the message about a field of the form, if there is one: the field is wrong then. */
  function faultOf(name: string): string | undefined {
    return outcome?.field === name ? messageId : undefined
  }

  return {
    editing,
    pending,
    faultOf,
    close,
    openerProps: { ref: opener, onClick: open } as const,
    formProps: {
      ref: form,
      onSubmit: handleSubmit,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && !pending) close()
      },
      // Keeps what was typed out of the address should the form be sent before the script has loaded.
      method: 'post',
      noValidate: true,
    } as const,
    messageProps: { id: messageId, outcome, onPassed: () => setOutcome(undefined) } as const,
  }
}
