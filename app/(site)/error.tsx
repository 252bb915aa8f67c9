'use client'

import { CrashNotice } from '@/components/layout/crash-notice'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

interface ErrorPageProps {
  readonly error: unknown
  readonly reset: () => void
}

const LazyUnexpectedError = lazyWithRetry(
  async () => (await import('@/components/layout/unexpected-error')).UnexpectedError,
  <CrashNotice />,
)

/** Within the header and footer of the main layout. As in `app/error.tsx`, what failed is said when the view for it has come. */
export default function SiteErrorPage({ error, reset }: ErrorPageProps) {
  return <LazyUnexpectedError error={error} onRetry={reset} />
}
