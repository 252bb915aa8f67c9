/**
 * Cuts the fonts of the site down to what Hungarian pages are written with, into `app/_page/subset-fonts`, from where
 * `app/_page/fonts.ts` takes them. Called before the site is built: text is painted when its font has arrived, and these are a
 * third of the whole.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root, SUBSET_FONTS } from './support/project.mjs'
import { LATIN, LATIN_EXTENDED } from './support/site-letters.mjs'

const FAMILIES = [
  { name: 'figtree', wght: { min: 400, max: 800 } },
  // One weight: headings are all of the same.
  { name: 'bricolage-grotesque', wght: 700 },
]
const PARTS = [
  { part: 'latin', letters: LATIN },
  { part: 'latin-ext', letters: LATIN_EXTENDED },
]

mkdirSync(path.join(root, SUBSET_FONTS), { recursive: true })
for (const { name, wght } of FAMILIES) {
  for (const { part, letters } of PARTS) {
    const file = `node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`
    const whole = readFileSync(path.join(root, file))
    const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } })
    writeFileSync(path.join(root, SUBSET_FONTS, `${name}-${part}.woff2`), cut)
  }
}
