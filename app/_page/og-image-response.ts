import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import { OgImage, type OgImageProps } from '@/components/share/og-image'
import { ogImageFonts } from '@/lib/server/share/og-image-fonts'
import { createBoundedCache } from '@/lib/shared/bounded-cache'

const SIZE = { width: 1200, height: 630 }
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** By what is written on them. */
const kept = createBoundedCache<Promise<ArrayBuffer>>(100)

/** The answer with a picture. Each is drawn once, since drawing takes as long as hundreds of pages. */
export async function ogImageResponse(props: OgImageProps): Promise<Response> {
  const key = `${props.kicker}\n${props.title}`
  try {
    return new Response(await kept.getOrCreate(key, () => draw(props)), { headers: HEADERS })
  } catch (error) {
    // The next who asks may be luckier.
    kept.delete(key)
    throw error
  }
}

async function draw(props: OgImageProps): Promise<ArrayBuffer> {
  const picture = new ImageResponse(createElement(OgImage, props), { ...SIZE, fonts: await ogImageFonts() })
  return picture.arrayBuffer()
}
