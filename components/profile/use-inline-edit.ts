import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Faults, toFaults, useForm } from '@/components/ui/use-form'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import type { Outcome } from './auto-dismiss-message'
import { failedText, type RefusalText, type SaveTexts } from './use-save-button'

interface Editor<Field extends string> {
  readonly check: (data: FormData) => Faults<Field> | undefined
  readonly save: (data: FormData) => Promise<void>
  readonly texts: SaveTexts
  /** Which field a refusal is about. */
  readonly fieldByCode: Partial<Record<ErrorCode, Field>>
  /** What a refusal means, where that is more than its code says. */
  readonly refusalOf?: RefusalText
}

/** A value that is edited in its place: opened by a button, saved or given up, with the focus led into the form and back. */
export function useInlineEdit<Field extends string>({ check, save, texts, fieldByCode, refusalOf }: Editor<Field>) {
  const [editing, setEditing] = useState(false)
  const [success, setSuccess] = useState<Outcome>()
  const { pending, faults, reset, formProps } = useForm<Field>({
    check,
    send,
    explain: (error) => toFaults(error, fieldByCode, failedText(texts, refusalOf)),
  })
  const opener = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const messageId = useId()
  const outcome = useMemo(() => failureOf(faults) ?? success, [faults, success])

  useEffect(() => {
    if (editing) formProps.ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
    else if (wasEditing.current) opener.current?.focus()
    wasEditing.current = editing
  }, [editing, formProps.ref])

  async function send(data: FormData): Promise<void> {
    await save(data)
    show(false)
    setSuccess({ tone: 'success', text: texts.updated })
  }

  function clear() {
    setSuccess(undefined)
    reset()
  }

  function show(isOpen: boolean) {
    clear()
    setEditing(isOpen)
  }

  /** Id of the message about a field of the form, if there is one: the field is wrong then. */
  function faultOf(name: Field): string | undefined {
    return faults.fields?.[name] === undefined ? undefined : messageId
  }

  return {
    editing,
    pending,
    faultOf,
    close: () => show(false),
    openerProps: { ref: opener, onClick: () => show(true) } as const,
    formProps: {
      ...formProps,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape' && !pending) show(false)
      },
    },
    messageProps: { id: messageId, outcome, onPassed: clear } as const,
  }
}

function failureOf<Field extends string>({ form, fields = {}, isSignedOut }: Faults<Field>): Outcome | undefined {
  const [text = form] = Object.values<string | undefined>(fields)
  return text === undefined ? undefined : { tone: 'error', text, isSignedOut }
}
