'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

/** All of the dialog that pages load for those who have nothing to answer. */
export const LazyEntryDialog = lazyWithRetry(async () => (await import('./entry-dialog')).EntryDialog)
