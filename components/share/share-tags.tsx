import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { SITE_NAME } from '@/lib/shared/site'
import { SHARE_PICTURE } from './share-picture'

interface ShareTagsProps {
  readonly title: string
  readonly description: string
  /** The whole address of the page. */
  readonly url: string
  /** The whole address of what stands for the page. */
  readonly picture: string
}

/** What is shown of a page where it is shared, in the words of the Open Graph protocol (ogp.me). */
export function ShareTags({ title, description, url, picture }: ShareTagsProps) {
  const tags = {
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:locale': 'hu_HU',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': SHARE_PICTURE.type,
    'og:image:width': String(SHARE_PICTURE.width),
    'og:image:height': String(SHARE_PICTURE.height),
    'og:image:alt': ogImageMessages.alt(title),
  }
  return (
    <>
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
