/**
 * Cuts the fonts of the site down to what Hungarian pages are written with, into `app/cut-fonts`, from where
 * `app/fonts.ts` takes them. Called before the site is built: text is painted when its font has arrived, and these are a
 * third of the whole.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { CUT_FONTS, root } from './support/project.mjs'

/** The letters, digits and signs of the site's texts. For any other letter a browser loads the whole font. */
const LATIN = `${signsBetween(' ', '~')}áéíóöúüÁÉÍÓÖÚÜ\u00a0–„”’…•«»§€−±×÷·°′²³½¼¾`
/** What of Hungarian stands in another file than the rest. */
const LATIN_EXTENDED = 'őűŐŰ'

const FAMILIES = [
  { name: 'figtree', wght: { min: 400, max: 800 } },
  // One weight: headings are all of the same.
  { name: 'bricolage-grotesque', wght: 700 },
]
const PARTS = [
  { part: 'latin', letters: LATIN },
  { part: 'latin-ext', letters: LATIN_EXTENDED },
]

mkdirSync(path.join(root, CUT_FONTS), { recursive: true })
for (const { name, wght } of FAMILIES) {
  for (const { part, letters } of PARTS) {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`
    const whole = readFileSync(path.join(root, file))
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } })
    writeFileSync(path.join(root, CUT_FONTS, `${name}-${part}.woff2`), cut)
  }
}

/** All signs from one to another, both included. */
function signsBetween(first, last) {
  const start = first.codePointAt(0)
  return String.fromCodePoint(...Array.from({ length: last.codePointAt(0) - start + 1 }, (_, index) => start + index))
}
