import { type ReactNode, useId } from 'react'
import { AlertIcon } from './icons'
import { unbroken } from './unbroken'

/** What a control needs so that its label, hint and error belong to it. */
export interface FieldControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: (control: FieldControlProps) => ReactNode
}

/** A labelled control with its hint above and its error below, tied together for screen readers. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {unbroken(label)}
      </label>
      {hint && (
        <p id={hintId} className="text-base text-quiet">
          {unbroken(hint)}
        </p>
      )}
      <div className="mt-1.5">
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The message under a control that says what is wrong with it. */
export function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-base font-medium text-berry">
      <AlertIcon size={20} className="mt-0.5 shrink-0" />
      <span>{unbroken(children)}</span>
    </p>
  )
}
