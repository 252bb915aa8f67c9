'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** All of the notice that the page loads for those whose address is confirmed. */
export const LazyUnverifiedNotice = lazyWithRetry(async () => (await import('./unverified-notice')).UnverifiedNotice)
