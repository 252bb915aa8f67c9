import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import type { PaymentFormState } from './payment-form-state'

/** What came of a form for a card. A fault takes the focus, so that it is read and seen. */
export function FormOutcome({ form, done }: { readonly form: PaymentFormState; readonly done: string }) {
  const fault = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (form.state === 'error') fault.current?.focus()
  }, [form])
  if (form.state === 'error') {
    return (
      <Notice tone="error" ref={fault}>
        {form.message}
      </Notice>
    )
  }
  return form.state === 'success' ? <Notice tone="success">{done}</Notice> : null
}
