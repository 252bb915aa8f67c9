import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { Landing } from '@/components/landing/landing'
import { shellMessages } from '@/lib/messages/shell'

export const metadata: Metadata = pageMetadata({ description: shellMessages.description, path: '/' })

export default function HomePage() {
  return <Landing />
}
