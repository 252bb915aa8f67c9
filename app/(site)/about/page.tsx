import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { AboutPage } from '@/components/about/about-page'
import { services } from '@/lib/server/services'
import { aboutMessages } from '@/lib/shared/messages/about'

const { title, description } = aboutMessages

export const metadata: Metadata = pageMetadata({ title, description, path: '/about' })

export default function About() {
  const { supportEmail, team, company } = services()
  return <AboutPage contactEmail={supportEmail} team={team} companyName={company.name} />
}
