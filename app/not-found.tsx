import type { Metadata } from 'next'
import { LazyNotFoundView } from '@/components/layout/lazy-not-found-view'
import { notFoundMessages } from '@/lib/shared/messages/error-views'

export const metadata: Metadata = { title: notFoundMessages.title, robots: { index: false } }

export default function NotFoundPage() {
  return <LazyNotFoundView />
}
