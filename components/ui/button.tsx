import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { type ButtonVariant, buttonClass } from './button-class'
import { PendingDots } from './pending-dots'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  /**
   * Its action is under way. The button keeps its size, its name and the focus, and does nothing when pressed; so does
   * one with `aria-disabled`, which unlike `disabled` stays where the focus is.
   */
  readonly pending?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant = 'primary',
  pending = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': unavailable,
  ...rest
}: ButtonProps) {
  const inert = pending || unavailable === true || unavailable === 'true'
  const handleClick = inert ? (event: MouseEvent) => event.preventDefault() : onClick
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      className={buttonClass(variant, className)}
    >
      <span className="grid place-items-center *:[grid-area:1/1]">
        <span className={pending ? 'inline-flex items-center gap-2 opacity-0' : 'inline-flex items-center gap-2'}>
          {children}
        </span>
        {pending && <PendingDots />}
      </span>
    </button>
  )
}
