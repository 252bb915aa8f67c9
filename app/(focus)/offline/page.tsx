import type { Metadata } from 'next'
import { OfflineView } from '@/components/offline/offline-view'
import { offlineMessages } from '@/lib/shared/messages/offline'

export const metadata: Metadata = { title: offlineMessages.pageTitle, robots: { index: false } }

/** Kept by the service worker, which shows it in place of a page that cannot be had without a connection. */
export default function OfflinePage() {
  return <OfflineView />
}
