'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'

const load = () => import('./completion-dialog')

/** The end of an exercise comes long after its beginning, and so does its code. */
export const LazyCompletionDialog = lazyWithRetry(async () => (await load()).CompletionDialog)

/** Fetches it ahead, so that it opens at once. Safe to call again and again; what fails is fetched when it is needed. */
export function prefetchCompletionDialog(): void {
  load().catch(() => undefined)
}
