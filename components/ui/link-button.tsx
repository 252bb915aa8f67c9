import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button-class'
import { SiteLink } from './site-link'

interface LinkButtonProps {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly className?: string
  readonly children: ReactNode
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function LinkButton({ href, variant = 'primary', className, children }: LinkButtonProps) {
  return (
    <SiteLink href={href} className={buttonClass(variant, className)}>
      {children}
    </SiteLink>
  )
}
