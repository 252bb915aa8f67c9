'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'
import { whenWanted } from '@/lib/client/when-idle'

/**
 * The player on a page about something else, within an element with `data-trial`. The page is taken over with it: when
 * anything of it is wanted.
 */
export const LazyTrialPlayer = lazyInPlace(async () => {
  await whenWanted('body:has([data-trial])', 2_000)
  return (await import('./trial-player')).TrialPlayer
})
