'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'
import { whenWanted } from '@/lib/client/when-idle'

/** The player on a page about something else, which is taken over with it: when anything of the page is wanted. */
export const LazyTrialPlayer = lazyInPlace(async () => {
  await whenWanted('body', 2_000)
  return (await import('./trial-player')).TrialPlayer
})
