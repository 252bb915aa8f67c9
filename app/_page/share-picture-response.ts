import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import { SharePicture, type SharePictureProps } from '@/components/share/share-picture'
import { shareFonts } from '@/lib/server/share/share-fonts'
import { createBoundedCache } from '@/lib/shared/bounded-cache'

const SIZE = { width: 1200, height: 630 }
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** By what is written on them. */
const kept = createBoundedCache<Promise<ArrayBuffer>>(100)

/** The answer with a picture. Each is drawn once, since drawing takes as long as hundreds of pages. */
export async function pictureResponse(props: SharePictureProps): Promise<Response> {
  const key = `${props.kicker}\n${props.title}`
  try {
    return new Response(await kept.getOrCreate(key, () => draw(props)), { headers: HEADERS })
  } catch (error) {
    // The next who asks may be luckier.
    kept.delete(key)
    throw error
  }
}

async function draw(props: SharePictureProps): Promise<ArrayBuffer> {
  const picture = new ImageResponse(createElement(SharePicture, props), { ...SIZE, fonts: await shareFonts() })
  return picture.arrayBuffer()
}
