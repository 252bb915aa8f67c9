'use client'

import { onDemand } from '@/components/ui/on-demand'

/** All of the banner that the landing page, which has the address of the home page, loads. */
export const HomeBannerOnDemand = onDemand(async () => (await import('./home-banner')).HomeBanner)
