import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMALL_PICTURE_COLORS } from '@/lib/shared/figure/draw/small-picture'

const css = readFileSync(join(__dirname, '../../../app/globals.css'), 'utf8')

/** Both values of each `--color-…: light-dark(#…, #…)`. */
const tokens = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

function colour(name: string, scheme: 'light' | 'dark'): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no token --color-${name}`)
  return token[scheme]
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['paper', 'raised', 'leaf-wash', 'sun-wash', 'berry-wash', 'sky-wash']
const pairs = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((foreground) =>
    backgrounds.flatMap((background) =>
      (['light', 'dark'] as const).map((scheme) => ({ foreground, background, scheme })),
    ),
  )

describe('contrast of the colour tokens', () => {
  test.each([
    ...pairs(['ink', 'quiet', 'leaf', 'berry', 'miss', 'sky'], surfaces),
    ...pairs(['lit'], ['paper', 'raised']),
    ...pairs(['sun-ink'], ['paper', 'raised', 'sun-wash']),
    ...pairs(['on-leaf'], ['leaf', 'leaf-strong']),
    ...pairs(['quiet'], ['line']),
  ])('$foreground reads on $background in the $scheme scheme', ({ foreground, background, scheme }) => {
    expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(['control', 'sun-edge', 'leaf', 'berry', 'miss', 'sky'], ['paper', 'raised']))(
    'the edge $foreground stands out from $background in the $scheme scheme',
    ({ foreground, background, scheme }) => {
      expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(
    Object.entries(SMALL_PICTURE_COLORS).flatMap(([name, hex]) =>
      (['light', 'dark'] as const).map((scheme) => ({ name, hex, scheme })),
    ),
  )('$name of small pictures stands out from a list in the $scheme scheme', ({ hex, scheme }) => {
    expect(contrast(hex, colour('raised', scheme))).toBeGreaterThanOrEqual(3)
  })
})
