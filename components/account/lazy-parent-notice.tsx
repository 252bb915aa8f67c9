'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'

/** All of the notice that pages load for those who wait for nobody. */
export const LazyParentNotice = lazyInPlace(async () => (await import('./parent-notice')).ParentNotice)
