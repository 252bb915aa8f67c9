import { pictureResponse } from '@/app/_page/share-picture-response'
import { handlerOf } from '@/lib/server/http/route'
import { shareMessages } from '@/lib/shared/messages/share'
import { shellMessages } from '@/lib/shared/messages/shell'

/** The picture of the site, for pages that have none of their own. */
export const GET = handlerOf({}, () =>
  pictureResponse({ title: shellMessages.tagline, kicker: shareMessages.siteKicker }),
)
