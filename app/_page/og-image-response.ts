import { createElement } from 'react'
import { OgImage, type OgImageProps } from '@/components/share/og-image'
import { services } from '@/lib/server/services'
import { toDrawing } from '@/lib/server/share/drawing'
import { AppError } from '@/lib/shared/errors/app-error'
import { ogImageMessages } from '@/lib/shared/messages/og-image'
import { shellMessages } from '@/lib/shared/messages/shell'

const DAY_SECONDS = 24 * 60 * 60

/** Browsers keep it for a day, and what stands before the server (`s-maxage`) as well, where there is no disk to keep it on. */
const KEPT = `public, max-age=${DAY_SECONDS}, s-maxage=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`

/** The picture of the site, for pages that have none of their own. */
export const sitePicture: OgImageProps = { title: shellMessages.tagline, kicker: ogImageMessages.siteKicker }

/**
 * The answer with a picture. While too many others wait to be drawn it is that of the site, to be kept by nobody.
 *
 * @throws AppError `unavailable` when nothing can be drawn.
 */
export async function ogImageResponse(props: OgImageProps): Promise<Response> {
  const own = await find(props, props === sitePicture)
  if (own) return answer(own, KEPT)
  const general = await find(sitePicture, true)
  if (!general) throw new AppError('unavailable')
  return answer(general, 'no-store')
}

function find(props: OgImageProps, isUrgent: boolean): Promise<Uint8Array | undefined> {
  return services().sharePictures.find(toDrawing(createElement(OgImage, props)), isUrgent)
}

function answer(picture: Uint8Array, cacheControl: string): Response {
  // Of bytes that no other thread shares.
  const body = new Blob([picture as Uint8Array<ArrayBuffer>])
  return new Response(body, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl } })
}
