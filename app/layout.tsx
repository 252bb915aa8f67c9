import type { ReactNode } from 'react'
import { LazyCookieConsent } from '@/components/cookie/lazy-cookie-consent'
import { ScrollRestoration } from '@/components/history/scroll-restoration'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { LazyEntryDialog } from '@/components/legal/lazy-entry-dialog'
import { PressScript } from '@/components/press/press-script'
import { TellPageIsThere } from '@/components/press/tell-page-is-there'
import { services } from '@/lib/server/services'
import { cookieConsentFacts } from './_page/cookie-consent-facts'
import { entryQuestions } from './_page/entry-questions'
import { pageNonce } from './_page/page-nonce'
import { SiteDocument } from './_page/site-document'
import './globals.css'

export { siteMetadata as generateMetadata, siteViewport as viewport } from './_page/site-metadata'

/**
 * Every page renders per request, as the nonce of the Content-Security-Policy needs. Said here rather than found out by
 * a trial at build time, which would open the store of the machine that builds.
 */
export const dynamic = 'force-dynamic'

/** What it puts around a page, `global-not-found.tsx` puts around its own. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const nonce = await pageNonce()
  return (
    <SiteDocument>
      <PressScript nonce={nonce} />
      <ScrollRestoration />
      <LazyCookieConsent {...cookieConsentFacts()} />
      {services().trial && <PreviewBanner />}
      {children}
      <EntryGate />
      <TellPageIsThere />
    </SiteDocument>
  )
}

/** Of its own, so that the page need not wait for the account. */
async function EntryGate() {
  const questions = await entryQuestions()
  return questions && <LazyEntryDialog {...questions} />
}
