import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** A font as Satori takes it. */
export interface OgImageFont {
  readonly name: string
  readonly weight: 500 | 700
  readonly data: Buffer
}

const FONTS = [
  { name: 'Bricolage Grotesque', file: 'bricolage-grotesque-latin.ttf', weight: 700 },
  { name: 'Bricolage Grotesque Extended', file: 'bricolage-grotesque-latin-ext.ttf', weight: 700 },
  { name: 'Figtree', file: 'figtree-latin.ttf', weight: 500 },
  { name: 'Figtree Extended', file: 'figtree-latin-ext.ttf', weight: 500 },
] as const

/** The letters that the fonts have. */
const COVERED = /^[\u0020-\u007e\u00a0-\u017f–—‘’“”„…•€−]*$/

let read: Promise<OgImageFont[]> | undefined

/** The fonts of share pictures, read once; `fonts/README.md` says where they come from. */
export function ogImageFonts(): Promise<OgImageFont[]> {
  read ??= Promise.all(
    FONTS.map(async ({ file, ...font }) => ({
      ...font,
      data: await readFile(path.join(process.cwd(), 'lib/server/share/fonts', file)),
    })),
  )
  return read
}

/** Whether the fonts can write a text. For any other sign Satori would ask Google for a font. */
export function isCoveredByFonts(text: string): boolean {
  return COVERED.test(text)
}
