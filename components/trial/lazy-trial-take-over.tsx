'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** It has time until the page is there, and mostly there is nothing to take over. */
export const LazyTrialTakeOver = lazyWithRetry(async () => (await import('./trial-take-over')).TrialTakeOver)
