import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button-class'

interface LinkButtonProps {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly className?: string
  /** Keeps the page from being fetched ahead. */
  readonly prefetch?: false
  readonly children: ReactNode
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ href, variant = 'primary', className, prefetch, children }: LinkButtonProps) {
  return (
    <Link href={href} {...(prefetch === false && { prefetch })} className={buttonClass(variant, className)}>
      {children}
    </Link>
  )
}
