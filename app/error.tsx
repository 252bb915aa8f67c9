'use client'

import { CrashNotice } from '@/components/layout/crash-notice'
import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

interface ErrorPageProps {
  readonly error: unknown
  readonly reset: () => void
}

const LazyFramedError = lazyWithRetry(
  async () => (await import('@/components/layout/framed-error')).FramedError,
  <main>
    <CrashNotice />
  </main>,
)

/**
 * For pages without the main layout, and for when that has failed itself. Every page carries this in case it is needed: that
 * something failed is said at once, and what, when the view for it has come.
 */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return <LazyFramedError error={error} onRetry={reset} />
}
