import { createBoundedCache } from '@/lib/shared/bounded-cache'
import { MINUS } from '@/lib/shared/format/number'

/** A piece of a label that is set in one go: text, or a fraction with its bar. */
export type Run =
  | { readonly kind: 'text'; readonly text: string; readonly isItalic: boolean; readonly isSubscript: boolean }
  | { readonly kind: 'fraction'; readonly top: string; readonly bottom: string }

/** How much smaller than the label the digits of fractions and the subscripts are. */
export const FRACTION_SCALE = 0.88
export const SUBSCRIPT_SCALE = 0.72

/** `*…*` is italic, `_1` a subscript, `1/2` a fraction with a bar. */
const MARKUP = /\*([^*]+)\*|_([\dA-Za-z])|(?<![\d/])(\d{1,3})\/(\d{1,3})(?![\d/])/g

const text = (value: string, look: { isItalic?: boolean; isSubscript?: boolean } = {}): Run => ({
  kind: 'text',
  text: value,
  isItalic: look.isItalic ?? false,
  isSubscript: look.isSubscript ?? false,
})

/** Reads the markup of a label. A lone small letter, such as the name of a side, is italic as in every textbook. */
export function runsOf(label: string): readonly Run[] {
  if (/^\p{Ll}(?:_[\dA-Za-z])?$/u.test(label)) return runsOf(`*${label[0]}*${label.slice(1)}`)
  const runs: Run[] = []
  let from = 0
  for (const match of label.matchAll(MARKUP)) {
    const [whole, italic, subscript, top, bottom] = match
    if (match.index > from) runs.push(text(label.slice(from, match.index)))
    if (italic !== undefined) runs.push(text(italic, { isItalic: true }))
    else if (subscript !== undefined) runs.push(text(subscript, { isSubscript: true }))
    else if (top !== undefined && bottom !== undefined) runs.push({ kind: 'fraction', top, bottom })
    from = match.index + whole.length
  }
  return from < label.length ? [...runs, text(label.slice(from))] : runs
}

/** The label as it reads without its markup. */
export function plainLabel(label: string): string {
  return runsOf(label)
    .map((run) => (run.kind === 'text' ? run.text : `${run.top}/${run.bottom}`))
    .join('')
}

/** In hundredths of the size of the letters, measured in the site's typeface at the weight of labels. */
// biome-ignore format: a table reads better in rows
const WIDTHS: Readonly<Record<string, number>> = {
  0: 64, 1: 42, 2: 56, 3: 55, 4: 62, 5: 58, 6: 57, 7: 54, 8: 61, 9: 57, ' ': 24, '\u00a0': 24,
  a: 52, b: 59, c: 54, d: 59, e: 55, f: 38, g: 59, h: 56, i: 24, j: 27, k: 50, l: 23, m: 86, n: 56, o: 58, p: 59, q: 58,
  r: 35, s: 47, t: 38, u: 56, v: 53, w: 80, x: 49, y: 54, z: 49,
  A: 69, B: 61, C: 72, D: 69, E: 59, F: 55, G: 76, H: 75, I: 28, J: 52, K: 62, L: 52, M: 85, N: 77, O: 78, P: 59, Q: 78,
  R: 63, S: 61, T: 56, U: 71, V: 70, W: 97, X: 63, Y: 62, Z: 64,
  '.': 22, ',': 23, ';': 27, ':': 27, '!': 30, '?': 51, '(': 36, ')': 36, '[': 33, ']': 33, '+': 63, '-': 41, '=': 63,
  '/': 40, '%': 79, '\u00b0': 37, '\u00b2': 36, '\u00b3': 35, '\u00b7': 26, '\u00d7': 63, '\u2013': 55, [MINUS]: 63,
}
const WIDEST_USUAL = 68

function textWidth(value: string, size: number): number {
  // Accents do not make a letter wider.
  const letters = [...value.normalize('NFD').replace(/\p{M}/gu, '')]
  return letters.reduce((sum, letter) => sum + (WIDTHS[letter] ?? WIDEST_USUAL), 0) * (size / 100)
}

export function runWidth(run: Run, size: number): number {
  if (run.kind === 'text') return textWidth(run.text, run.isSubscript ? size * SUBSCRIPT_SCALE : size)
  const digits = size * FRACTION_SCALE
  return Math.max(textWidth(run.top, digits), textWidth(run.bottom, digits)) + size * 0.3
}

export function labelWidth(label: string, size: number): number {
  return measured(label).width * size
}

/** From the top of what is drawn to its bottom. */
export function labelHeight(label: string, size: number): number {
  return measured(label).height * size
}

/** How large a label is in the size of its letters. */
interface LabelMeasures {
  readonly width: number
  readonly height: number
}

/** Figures ask for the measures of the same few labels, most of them numbers, again and again while they look for room. */
const known = createBoundedCache<LabelMeasures>(2_000)

function measured(label: string): LabelMeasures {
  return known.getOrCreate(label, () => {
    const runs = runsOf(label)
    return {
      width: runs.reduce((sum, run) => sum + runWidth(run, 1), 0),
      height: runs.some(({ kind }) => kind === 'fraction') ? 2.05 : 1.1,
    }
  })
}
