import type { Metadata } from 'next'
import { SITE_NAME } from '@/lib/site'

interface PageFacts {
  /** Without the name of the site, which the root layout adds. */
  readonly title?: string
  readonly description: string
  /** The one address of the page, from `/`. */
  readonly path: string
}

/** What every page tells search engines and those who share it. */
export function pageMetadata({ title, description, path }: PageFacts): Metadata {
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
      ...(title && { title }),
    },
  }
}
