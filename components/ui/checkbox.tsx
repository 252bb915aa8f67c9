import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './field'
import { CheckIcon } from './icons'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className="grid min-h-12 grid-cols-[auto_1fr] items-start gap-3 py-3 leading-snug">
        <span className="grid size-6 *:[grid-area:1/1]">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-6 appearance-none rounded-[6px] border-2 border-control bg-raised transition-colors checked:border-leaf checked:bg-leaf hover:border-leaf aria-invalid:border-berry forced-colors:appearance-auto"
          />
          <CheckIcon
            size={24}
            strokeWidth={3}
            className="pointer-events-none hidden scale-75 text-on-leaf peer-checked:block forced-colors:peer-checked:hidden"
          />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <div className="-mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}
