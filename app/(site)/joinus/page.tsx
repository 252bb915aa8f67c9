import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { JoinUsPage } from '@/components/about/join-us-page'
import { services } from '@/lib/server/services'
import { joinUsMessages } from '@/lib/shared/messages/join-us'

const { title, description } = joinUsMessages

export const metadata: Metadata = pageMetadata({ title, description, path: '/joinus' })

export default function JoinUs() {
  return <JoinUsPage contactEmail={services().supportEmail} />
}
