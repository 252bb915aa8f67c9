import type { HTMLAttributes } from 'react'
import { classNames } from './class-names'

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Lifted off the page with the shadow: what the page is about. */
  readonly raised?: boolean
}

export function Card({ as: Element = 'div', raised = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card border border-line bg-raised', raised && 'shadow-card', className)}
    />
  )
}
