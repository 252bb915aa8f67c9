'use client'

import { BareFrame } from '@/components/layout/bare-frame'
import { UnexpectedError } from '@/components/layout/unexpected-error'

interface ErrorPageProps {
  readonly error: unknown
  readonly reset: () => void
}

/** For pages without the main layout, and for when that has failed itself. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <BareFrame>
      <UnexpectedError error={error} onRetry={reset} />
    </BareFrame>
  )
}
