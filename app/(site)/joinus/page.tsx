import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { JoinUsPage } from '@/components/about/join-us-page'
import { joinUsMessages } from '@/lib/messages/join-us'
import { services } from '@/lib/services'

const { title, description } = joinUsMessages

export const metadata: Metadata = pageMetadata({ title, description, path: '/joinus' })

export default function JoinUs() {
  return <JoinUsPage contactEmail={services().supportEmail} />
}
