import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { AboutPage } from '@/components/about/about-page'
import { aboutMessages } from '@/lib/messages/about'
import { services } from '@/lib/services'

const { title, description } = aboutMessages

export const metadata: Metadata = pageMetadata({ title, description, path: '/about' })

export default function About() {
  return <AboutPage contactEmail={services().supportEmail} />
}
