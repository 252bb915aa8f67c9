import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ScrollRestoration } from '@/components/history/scroll-restoration'
import { ErrorServiceMeta } from '@/components/layout/error-service-meta'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { services } from '@/lib/server/services'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_LANGUAGE, SITE_NAME } from '@/lib/shared/site'
import { chosenTheme } from './_page/chosen-theme'
import { CookieConsentGate } from './_page/cookie-consent-gate'
import { EntryGate } from './_page/entry-gate'
import { fontClassName } from './_page/fonts'
import './globals.css'

export function generateMetadata(): Metadata {
  const { site, trial } = services()
  return {
    metadataBase: new URL(site.url),
    title: { default: `${SITE_NAME} – ${shellMessages.tagline}`, template: `%s – ${SITE_NAME}` },
    description: shellMessages.description,
    applicationName: SITE_NAME,
    icons: { apple: '/icons/apple-touch-icon.png' },
    ...(trial && { robots: { index: false, follow: false } }),
    formatDetection: { telephone: false, date: false, email: false, address: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The keyboard takes its place from the page, so that what stands at the bottom stands above it.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#121a16' },
  ],
}

/**
 * Every page renders per request, as the nonce of the Content-Security-Policy needs. Said here rather than found out by
 * a trial at build time, which would open the store of the machine that builds.
 */
export const dynamic = 'force-dynamic'

/** The chosen theme is in the HTML from the start, so no script has to run before the first paint. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = await chosenTheme()
  return (
    <html lang={SITE_LANGUAGE} className={fontClassName} {...(theme !== 'system' && { 'data-theme': theme })}>
      <body>
        <ErrorServiceMeta settings={services().errorService} />
        <ScrollRestoration />
        <CookieConsentGate />
        {services().trial && <PreviewBanner />}
        {children}
        <EntryGate />
      </body>
    </html>
  )
}
