import { ogImageResponse } from '@/app/_page/og-image-response'
import { handlerOf } from '@/lib/server/http/route'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'

/** The picture of the site, for pages that have none of their own. */
export const GET = handlerOf({}, () =>
  ogImageResponse({ title: shellMessages.tagline, kicker: ogImageMessages.siteKicker }),
)
