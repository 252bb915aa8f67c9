'use client'

import { useEffect } from 'react'
import { enableOfflineReading, unregisterServiceWorker } from '@/lib/client/service-worker'
import { CACHED_URL_META } from '@/lib/shared/offline'

interface OfflineReadingProps {
  /** Whether the site has a service worker. */
  readonly isEnabled: boolean
  /** The id of who is signed in. */
  readonly viewerId: string | undefined
  /** The address that shows this page as it is, for a page that may be kept. */
  readonly cachedUrl?: string | undefined
}

/** Lets pages be read without a connection, by the one who has opened them. */
export function OfflineReading({ isEnabled, viewerId, cachedUrl }: OfflineReadingProps) {
  useEffect(() => {
    void (isEnabled ? enableOfflineReading({ viewerId, cachedUrl }) : unregisterServiceWorker())
  }, [isEnabled, viewerId, cachedUrl])
  return isEnabled && cachedUrl !== undefined && <meta name={CACHED_URL_META} content={cachedUrl} />
}
