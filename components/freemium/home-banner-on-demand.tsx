'use client'

import { lazy, Suspense } from 'react'
import type { UsageReading } from '@/lib/freemium/model'

const HomeBanner = lazy(async () => ({ default: (await import('./home-banner')).HomeBanner }))

/** All of the banner that the landing page, which has the address of the home page, loads. */
export function HomeBannerOnDemand({ first }: { readonly first: UsageReading }) {
  return (
    <Suspense fallback={null}>
      <HomeBanner first={first} />
    </Suspense>
  )
}
