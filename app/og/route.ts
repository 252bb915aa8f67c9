import { route } from '@/lib/http/route'
import { shareMessages } from '@/lib/messages/share'
import { shellMessages } from '@/lib/messages/shell'
import { pictureResponse } from './draw'

/** The picture of the site, for pages that have none of their own. */
export const GET = route({}, () => pictureResponse({ title: shellMessages.tagline, kicker: shareMessages.siteKicker }))
