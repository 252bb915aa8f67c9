import { Button } from './button'
import type { ButtonVariant } from './button-class'

interface FormButtonsProps {
  readonly submit: string
  readonly cancel: string
  readonly onCancel: (() => void) | undefined
  readonly pending: boolean
  /** What screen readers hear while the form is under way. */
  readonly pendingText: string
  readonly variant?: ButtonVariant
  /** Whether something is still missing. */
  readonly disabled?: boolean
  readonly className?: string
}

/** The end of a form that can be sent or left; not left while it is being sent. */
export function FormButtons({ submit, cancel, onCancel, pending, pendingText, ...look }: FormButtonsProps) {
  const { variant = 'primary', disabled = false, className = 'max-sm:grow' } = look
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant} pending={pending} disabled={disabled && !pending} className={className}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onCancel} aria-disabled={pending} className={className}>
          {cancel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {pending && pendingText}
      </p>
    </div>
  )
}
