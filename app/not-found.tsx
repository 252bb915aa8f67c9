import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { shellMessages } from '@/lib/messages/shell'
import { SitePage } from './site-page'

export const metadata: Metadata = { title: shellMessages.notFound.title, robots: { index: false } }

export default function NotFoundPage() {
  return (
    <SitePage>
      <NotFoundView />
    </SitePage>
  )
}
