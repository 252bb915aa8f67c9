'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** The pause is asked for later than anything else on the page, and so is its code. */
export const LazyPauseButton = lazyWithRetry(async () => (await import('./pause-button')).PauseButton)
