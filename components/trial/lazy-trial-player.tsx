'use client'

import { lazyWithRetry } from '@/components/ui/lazy-with-retry'
import { whenWanted } from '@/lib/client/when-idle'

/** The player on a page about something else, within an element with `data-trial`. */
export const LazyTrialPlayer = lazyWithRetry(async () => {
  await whenWanted('[data-trial]', 2_000)
  return (await import('./trial-player')).TrialPlayer
})
