import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field } from './field'
import { INPUT_CLASS } from './input-class'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...rest} {...control} type={type} className={INPUT_CLASS} />}
    </Field>
  )
}
