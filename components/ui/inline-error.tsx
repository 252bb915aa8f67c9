import type { ReactNode } from 'react'
import { classNames } from './class-names'

interface InlineErrorProps {
  readonly className?: string
  readonly children: ReactNode
}

/** Says at once that something small did not succeed, on what every page carries; elsewhere a `Notice` does. */
export function InlineError({ className, children }: InlineErrorProps) {
  return (
    <p role="alert" className={classNames('rounded-card bg-berry-wash px-4 py-3', className)}>
      {children}
    </p>
  )
}
