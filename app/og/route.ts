import { ogImageResponse, sitePicture } from '@/app/_page/og-image-response'
import { handlerOf } from '@/lib/server/http/route'

/** The picture of the site. */
export const GET = handlerOf({}, () => ogImageResponse(sitePicture))
