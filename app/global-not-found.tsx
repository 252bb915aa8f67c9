import type { Metadata } from 'next'
import { NotFoundView } from '@/components/layout/not-found-view'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { SITE_NAME } from '@/lib/shared/site'
import SiteLayout from './(site)/layout'
import RootLayout, { generateMetadata as generateSiteMetadata } from './layout'

export { viewport } from './layout'

/** Like every page; Next wants it said in each file. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { ...generateSiteMetadata(), title: `${notFoundMessages.title} – ${SITE_NAME}`, robots: { index: false } }
}

/**
 * Every address without a page. Unlike `not-found.tsx`, which is for what a page has looked for in vain, it is in no other
 * page's payload, and whole without scripts; but it brings the layouts itself.
 */
export default function GlobalNotFoundPage() {
  return (
    <RootLayout>
      <SiteLayout>
        <NotFoundView />
      </SiteLayout>
    </RootLayout>
  )
}
