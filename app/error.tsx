'use client'

import { UnexpectedError } from '@/components/layout/unexpected-error'

interface ErrorPageProps {
  readonly error: unknown
  readonly reset: () => void
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <UnexpectedError error={error} onRetry={reset} />
}
