'use client'

import { lazy, Suspense } from 'react'

interface OfflineReadingOnDemandProps {
  /** Whether the site has a service worker. */
  readonly isEnabled: boolean
  /** The id of who is signed in. */
  readonly viewerId: string | undefined
}

/** A comfort for later: when it cannot be loaded, the page goes without. */
const OfflineReading = lazy(async () => {
  const module = await import('./offline-reading').catch(() => undefined)
  return { default: module ? module.OfflineReading : Nothing }
})

/** For pages that are not kept themselves: what has time until the page is there is loaded after it. */
export function OfflineReadingOnDemand(props: OfflineReadingOnDemandProps) {
  return (
    <Suspense fallback={null}>
      <OfflineReading {...props} />
    </Suspense>
  )
}

function Nothing(_props: OfflineReadingOnDemandProps) {
  return null
}
