import type { Metadata } from 'next'
import { SHARE_PICTURE } from '@/components/share/share-picture'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_NAME } from '@/lib/shared/site'

interface PageFacts {
  /** Without the name of the site, which the root layout adds. */
  readonly title?: string
  readonly description: string
  /** The one address of the page, from `/`. */
  readonly path: string
}

/** What every page tells search engines and those who share it. */
export function pageMetadata({ title, description, path }: PageFacts): Metadata {
  const image = {
    url: '/og',
    ...SHARE_PICTURE,
    alt: ogImageMessages.alt(shellMessages.tagline),
  }
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: path },
    openGraph: {
      siteName: SITE_NAME,
      locale: 'hu_HU',
      type: 'website',
      url: path,
      description,
      images: [image],
      ...(title && { title }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
