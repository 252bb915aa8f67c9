import { SMALL_PICTURE_COLORS } from '@/lib/shared/figure/draw/small-picture'

const { ink, leaf, sun, berry, sky } = SMALL_PICTURE_COLORS

const text = (x: number, y: number, written: string, size = 15) =>
  `<text x="${x}" y="${y}" font-size="${size}">${written}</text>`
/** Texts are in the font of the system, since an image loads none. */
const texts = (...markup: string[]) =>
  `<g fill="${ink}" stroke="none" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle">${markup.join('')}</g>`
const dot = (x: number, y: number, color: string = leaf, radius = 3) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}" stroke="none"/>`
const AXES = '<path d="M8 26h48M32 6v40"/>'

const NUMBER_LINE = `<path d="M5 28h54M13 20v16M25.5 20v16M38 20v16M50.5 20v16"/>${dot(38, 28, leaf, 4.5)}`
const FRACTION = `<path fill="${sun}" stroke="none" d="M32 26V8a18 18 0 0 1 15.6 27z"/><circle cx="32" cy="26" r="18"/><path d="M32 26V8M32 26l15.6 9M32 26l-15.6 9"/>`
const TABLE = `<path fill="${leaf}" fill-opacity=".25" stroke="none" d="M9 9h46v10H9z"/><path d="M9 9h46v34H9zM9 19h46M9 31h46M28 9v34"/>`
const TRIANGLE = `<path fill="${leaf}" fill-opacity=".25" d="M10 42 22 11l32 31z"/><path d="M10 42 22 11l32 31z"/>`

/** What stands for a kind of figure that says nothing any more when it is as small. */
export const KIND_PICTURES = { 'number-line': NUMBER_LINE, table: TABLE } as const

/** What stands for a topic, where an exercise has no figure, by the last part of its classification. */
const TOPIC_PICTURES: Readonly<Record<string, string>> = {
  'whole-numbers': `<rect x="6" y="14" width="16" height="24" rx="3"/><rect x="24" y="11" width="16" height="24" rx="3"/><rect x="42" y="15" width="16" height="24" rx="3"/>${texts(text(14, 31, '4'), text(32, 28, '0'), text(50, 32, '7'))}`,
  'decimal-fractions': `<path d="M8 38h48M8 33v5M17.6 35v3M27.2 35v3M36.8 35v3M46.4 35v3M56 33v5" stroke="${leaf}"/>${texts(text(32, 27, '2,5', 20))}`,
  'common-fractions': FRACTION,
  divisibility: [0, 1, 2]
    .flatMap((row) => [0, 1, 2, 3].map((column) => dot(14 + 12 * column, 14 + 12 * row, column < 2 ? leaf : sun, 3.6)))
    .join(''),
  sequences: `<path d="M8 44h48"/>${[8, 14, 20, 26, 32].map((height, index) => `<path stroke="${leaf}" stroke-width="5" d="M${12 + 10 * index} 42v-${height - 5}"/>`).join('')}`,
  measurement: `<rect x="5" y="17" width="54" height="18" rx="3" fill="${sun}" fill-opacity=".3"/><path d="M12 17v8M20 17v5M28 17v8M36 17v5M44 17v8M52 17v5"/>`,
  'perimeter-and-area': `<path fill="${leaf}" fill-opacity=".25" d="M10 12h44v28H10z"/><path stroke="${leaf}" stroke-width="2.4" d="M10 12h44v28H10z"/>`,
  percentage: `<circle cx="32" cy="26" r="18"/><path fill="${sun}" stroke="none" d="M32 26V8a18 18 0 0 1 0 36z" fill-opacity=".35"/>${texts(text(32, 32, '%', 17))}`,
  'word-problems': `<path d="M12 9h40a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H28l-10 8v-8h-6a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4z"/><path stroke="${leaf}" stroke-width="2.4" d="M17 18h30M17 26h20"/>`,
  integers: `<path d="M5 30h54M14 25v10M23 25v10M32 22v16M41 25v10M50 25v10"/>${dot(14, 30, sky, 4)}${dot(50, 30, berry, 4)}`,
  geometry: TRIANGLE,
  'plane-geometry': TRIANGLE,
  'coordinate-system': `${AXES}${dot(44, 15, leaf, 3.6)}${dot(20, 34, sky, 3.6)}`,
  'coordinate-geometry': `${AXES}<path stroke="${leaf}" stroke-width="2.2" d="M14 42 52 10"/>`,
  angles: `<path d="M54 42H12L44 10"/><path stroke="${leaf}" stroke-width="2.2" d="M30 42a18 18 0 0 0-5.3-12.7"/>`,
  symmetry: `<path stroke-dasharray="3 4" d="M32 6v40"/><path fill="${leaf}" fill-opacity=".25" d="M26 12v28L8 34z"/><path fill="${sky}" fill-opacity=".25" d="M38 12v28l18-6z"/>`,
  'circles-and-spheres': `<circle cx="32" cy="26" r="18"/><path stroke="${leaf}" stroke-width="2.2" d="M32 26 47 16"/>${dot(32, 26)}`,
  solids: `<path fill="${leaf}" fill-opacity=".25" stroke="none" d="M14 18h24v24H14z"/><path d="M14 18h24v24H14zM14 18l10-10h24v24L38 42M38 18l10-10"/>`,
  statistics: `<path d="M9 44h46"/><path stroke="${leaf}" stroke-width="7" stroke-linecap="butt" d="M16 44V26M28 44V14M40 44V32M52 44V20"/>`,
  proportion: `<path fill="${leaf}" fill-opacity=".4" d="M8 14h16v10H8z"/><path d="M8 14h16v10H8z"/><path fill="${sun}" fill-opacity=".4" d="M8 30h48v10H8z"/><path d="M8 30h48v10H8zM24 30v10M40 30v10"/>`,
  models: `<path d="M9 8v36h47"/><path stroke="${leaf}" stroke-width="2.2" d="M12 40c20-2 30-12 40-30"/>${dot(26, 36, sun)}${dot(42, 24, sun)}`,
  sets: `<circle cx="25" cy="26" r="16" fill="${leaf}" fill-opacity=".2"/><circle cx="40" cy="26" r="16" fill="${sky}" fill-opacity=".2"/>`,
  logic: `<rect x="7" y="15" width="22" height="22" rx="4"/><rect x="35" y="15" width="22" height="22" rx="4"/><path stroke="${leaf}" stroke-width="3" d="m12 26 5 5 8-10"/><path stroke="${berry}" stroke-width="3" d="m41 21 10 10M51 21 41 31"/>`,
  combinatorics: `<path d="M10 26 30 14M10 26l20 12M30 14l20-6M30 14l20 6M30 38l20-6M30 38l20 6"/>${dot(10, 26, ink)}${dot(30, 14)}${dot(30, 38)}${[8, 20, 32, 44].map((y) => dot(50, y, sun)).join('')}`,
  probability: `<rect x="15" y="9" width="34" height="34" rx="7"/>${dot(24, 18)}${dot(40, 18)}${dot(32, 26)}${dot(24, 34)}${dot(40, 34)}`,
  graphs: `<path d="M12 38 22 12 46 14 52 36zM22 12l30 24M12 38l34-24"/>${dot(12, 38)}${dot(22, 12)}${dot(46, 14)}${dot(52, 36)}`,
  algebra: texts(text(22, 36, '3', 26), text(42, 36, 'x', 28)),
  equations: `<path d="M32 12v30M22 44h20M12 18l40-6"/><path fill="${leaf}" fill-opacity=".3" d="M5 32h14L12 18z"/><path fill="${sun}" fill-opacity=".3" d="M45 26h14l-7-14z"/>`,
  functions: `${AXES}<path stroke="${leaf}" stroke-width="2.2" d="M16 8c6 34 26 34 32 0"/>`,
  'powers-and-logarithms': texts(text(27, 38, '2', 30), text(44, 22, '5', 17)),
  trigonometry: `<path d="M6 26h52"/><path stroke="${leaf}" stroke-width="2.2" d="M6 26c8-24 17-24 26 0s18 24 26 0"/>`,
  vectors: `<path stroke="${leaf}" stroke-width="2.2" d="M10 42 34 12m-8.5 2.500L34 12l-.5 9"/><path stroke="${sky}" stroke-width="2.2" d="M10 42h44m-7-5 7 5-7 5"/>`,
}

/** The picture of the first of these classifications that has one; that of stories for none. */
export function topicPicture(classifications: readonly string[]): string {
  const names = classifications.map((id) => id.slice(id.lastIndexOf('|') + 1))
  const known = names.find((name) => Object.hasOwn(TOPIC_PICTURES, name)) ?? 'word-problems'
  return TOPIC_PICTURES[known] ?? ''
}
