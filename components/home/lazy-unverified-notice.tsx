'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'

/** All of the notice that the page loads for those whose address is confirmed. */
export const LazyUnverifiedNotice = lazyInPlace(async () => (await import('./unverified-notice')).UnverifiedNotice)
