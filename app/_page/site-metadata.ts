import type { Metadata, Viewport } from 'next'
import { services } from '@/lib/server/services'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_NAME } from '@/lib/shared/site'

/** What the head of every page says, unless the page says something else. */
export function siteMetadata(): Metadata {
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

export const siteViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The keyboard takes its place from the page, so that what stands at the bottom stands above it.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#121a16' },
  ],
}
