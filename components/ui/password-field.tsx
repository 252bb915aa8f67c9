'use client'

import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { Field } from './field'
import { EyeIcon, EyeOffIcon } from './icons'
import { INPUT_CLASS } from './input-class'

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Id of a message elsewhere that says what is wrong with the field. */
  readonly faultId?: string | undefined
  /** Name of the button that shows what was typed. */
  readonly showLabel: string
}

export function PasswordField({ label, hint, error, faultId, showLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            {...(faultId && { 'aria-invalid': true, 'aria-describedby': faultId })}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${INPUT_CLASS} pr-13`}
          />
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-quiet hover:text-ink"
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  )
}
