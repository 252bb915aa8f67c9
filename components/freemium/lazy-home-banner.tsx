'use client'

import { lazyInPlace } from '@/components/ui/lazy-with-retry'

/** All of the banner that the landing page, which has the address of the home page, loads. */
export const LazyHomeBanner = lazyInPlace(async () => (await import('./home-banner')).HomeBanner)
