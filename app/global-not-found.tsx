import type { Metadata } from 'next'
import { MissingPage } from '@/components/layout/missing-page'
import { services } from '@/lib/server/services'
import { notFoundMessages } from '@/lib/shared/messages/error-views'
import { SITE_NAME } from '@/lib/shared/site'
import { cookieConsentFacts } from './_page/cookie-consent-facts'
import { entryQuestions } from './_page/entry-questions'
import { pageNonce } from './_page/page-nonce'
import { SiteDocument } from './_page/site-document'
import { siteMetadata } from './_page/site-metadata'
import { siteScreenFacts } from './_page/site-screen-facts'
import './globals.css'

export { siteViewport as viewport } from './_page/site-metadata'

/** Like every page; Next wants it said in each file. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { ...siteMetadata(), title: `${notFoundMessages.title} – ${SITE_NAME}`, robots: { index: false } }
}

/**
 * Every address without a page. Unlike `not-found.tsx`, which is for what a page has looked for in vain, it is in no other
 * page's payload, and whole without scripts; but it brings what the layouts would.
 */
export default async function GlobalNotFoundPage() {
  const [nonce, screen, entry] = await Promise.all([pageNonce(), siteScreenFacts(), entryQuestions()])
  return (
    <SiteDocument>
      <MissingPage
        nonce={nonce}
        cookies={cookieConsentFacts()}
        isTrial={services().trial}
        screen={screen}
        entry={entry}
      />
    </SiteDocument>
  )
}
