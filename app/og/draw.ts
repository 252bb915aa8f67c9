import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { createElement } from 'react'
import { SharePicture, type SharePictureProps } from '@/components/share/share-picture'

const FONTS = path.join(process.cwd(), 'app/og/fonts')

/** Satori reads no variable fonts and no WOFF2: these are one weight of each, cut out of the packages of the site's fonts. */
const FONT_FILES = [
  { name: 'Bricolage Grotesque', file: 'bricolage-grotesque-latin.ttf', weight: 700 },
  { name: 'Bricolage Grotesque Extended', file: 'bricolage-grotesque-latin-ext.ttf', weight: 700 },
  { name: 'Figtree', file: 'figtree-latin.ttf', weight: 500 },
  { name: 'Figtree Extended', file: 'figtree-latin-ext.ttf', weight: 500 },
] as const

/** What the fonts have; for any other sign Satori would ask Google for a font. */
const DRAWABLE = /^[\u0020-\u007e\u00a0-\u017f–—‘’“”„…•€−]*$/

const MAX_KEPT = 100
/** By what is written on them. Insertion order is the order of use. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

let fonts: Promise<readonly { name: string; data: Buffer; weight: 500 | 700 }[]> | undefined

/** Whether a text can be written on a picture. */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text)
}

/** The answer with a picture. Each is drawn once, since drawing takes as long as hundreds of pages. */
export async function pictureResponse(props: SharePictureProps): Promise<Response> {
  const key = `${props.kicker}\n${props.title}`
  const picture = kept.get(key) ?? draw(props)
  kept.delete(key)
  kept.set(key, picture)
  const oldest = kept.keys().next()
  if (kept.size > MAX_KEPT && !oldest.done) kept.delete(oldest.value)
  try {
    return new Response(await picture, {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
    })
  } catch (error) {
    kept.delete(key)
    throw error
  }
}

async function draw(props: SharePictureProps): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= Promise.all(
    FONT_FILES.map(async ({ file, ...font }) => ({ ...font, data: await readFile(path.join(FONTS, file)) })),
  )
  const response = new ImageResponse(createElement(SharePicture, props), {
    width: 1200,
    height: 630,
    fonts: [...(await fonts)],
  })
  return new Uint8Array(await response.arrayBuffer())
}
