import type { ReactNode } from 'react'

interface ExplainerLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Beside the title of an exercise, the way to what explains its skill. */
export function ExplainerLink({ href, children }: ExplainerLinkProps) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center text-base text-leaf underline underline-offset-4">
      {children}
    </a>
  )
}
