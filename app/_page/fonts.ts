import localFont from 'next/font/local'

/*
 * Figtree for text, Bricolage Grotesque for headings. Each comes in two files that `scripts/subset-fonts.mjs` makes: the
 * letters of Hungarian pages, and ő and ű, which the fonts keep elsewhere. The whole fonts come after them, for names and
 * words of other languages: a browser loads a file only when the page has a letter of its range that those before lack.
 * Only the text is preloaded: headings come when the styles ask for them, so that they do not compete with the first
 * paint, and the page of an exercise, which has none, goes without. `next/font` reads these calls at build time, so their
 * arguments must be literals.
 */

const text = localFont({
  src: './subset-fonts/figtree-latin.woff2',
  variable: '--font-text',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: false,
})

const textLongAccents = localFont({
  src: './subset-fonts/figtree-latin-ext.woff2',
  variable: '--font-text-long-accents',
  weight: '400 800',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0150-0151, U+0170-0171' }],
})

const textOtherLatin = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-text-other-latin',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-00FF, U+2000-206F, U+2122, U+2215' }],
})

const textOtherExtended = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  variable: '--font-text-other-extended',
  weight: '400 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF' }],
})

const heading = localFont({
  src: './subset-fonts/bricolage-grotesque-latin.woff2',
  variable: '--font-heading',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const headingLongAccents = localFont({
  src: './subset-fonts/bricolage-grotesque-latin-ext.woff2',
  variable: '--font-heading-long-accents',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0150-0151, U+0170-0171' }],
})

const headingOtherLatin = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-heading-other-latin',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+00A1-00FF, U+2000-206F, U+2122, U+2215' }],
})

const headingOtherExtended = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  variable: '--font-heading-other-extended',
  weight: '700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF' }],
})

/** Goes on <html>: makes the families known to `--font-sans` and `--font-display`. */
export const fontClassName = [
  text,
  textLongAccents,
  textOtherLatin,
  textOtherExtended,
  heading,
  headingLongAccents,
  headingOtherLatin,
  headingOtherExtended,
]
  .map((font) => font.variable)
  .join(' ')
