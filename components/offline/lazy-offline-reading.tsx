'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** For pages that are not kept themselves: what has time until the page is there is loaded after it. */
export const LazyOfflineReading = lazyWithRetry(async () => (await import('./offline-reading')).OfflineReading)
