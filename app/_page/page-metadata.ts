import type { Metadata } from 'next'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'
import { SITE_NAME } from '@/lib/shared/site'

interface PageFacts {
  /** Without the name of the site, which the root layout adds. */
  readonly title?: string
  readonly description: string
  /** The one address of the page, from `/`. */
  readonly path: string
  /** What stands for the page where it is shared; without one that of the site. */
  readonly picture?: { readonly path: string; readonly title: string }
}

const SITE_PICTURE = { path: '/og', title: shellMessages.tagline }

/** What every page tells search engines and those who share it. */
export function pageMetadata({ title, description, path, picture = SITE_PICTURE }: PageFacts): Metadata {
  const image = {
    url: picture.path,
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: ogImageMessages.alt(picture.title),
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
