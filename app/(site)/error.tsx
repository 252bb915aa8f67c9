'use client'

import { UnexpectedError } from '@/components/layout/unexpected-error'

interface ErrorPageProps {
  readonly error: unknown
  readonly reset: () => void
}

/** Within the header and footer of the main layout. */
export default function SiteErrorPage({ error, reset }: ErrorPageProps) {
  return <UnexpectedError error={error} onRetry={reset} />
}
