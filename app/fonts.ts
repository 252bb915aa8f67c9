import localFont from 'next/font/local'

/*
 * Figtree for text, Bricolage Grotesque for headings, each as two files: Latin, and Latin Extended for ő and ű. The
 * ranges keep a browser from loading a file that the page has no letter of. Only the text is preloaded: headings come
 * when the styles ask for them, so that they do not compete with the first paint, and the page of an exercise, which has
 * none, goes without. `next/font` reads these calls at build time, so their arguments must be literals.
 */

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212, U+2215' }],
})

const figtreeExtended = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-figtree-ext',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF' }],
})

const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2212, U+2215' }],
})

const bricolageExtended = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  variable: '--font-bricolage-ext',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF' }],
})

/** Goes on <html>: makes the families known to `--font-sans` and `--font-display`. */
export const fontClassName = [figtree, figtreeExtended, bricolage, bricolageExtended]
  .map((font) => font.variable)
  .join(' ')
