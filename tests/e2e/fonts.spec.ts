/** What stands in for a font until it has come: as wide, so that nothing moves when it does. */

import { expect, test } from '@/tests/support/e2e-fixtures'

const TEXT =
  'Egy gyümölcsöskertben 12 alma 3600 Ft-ba kerül. Mennyibe kerül ugyanebből két láda? Ha többet veszünk, több.'
const NUMBERS = '0123456789 4560 3720'

/** The text of each family, its stand-ins for bare Linux and for others, and the greatest share by which a width may differ. */
const FAMILIES = [
  { font: '--font-sans', weight: 500, text: TEXT, standIns: ['Text fallback', 'Text fallback DejaVu'], share: 0.03 },
  {
    font: '--font-display',
    weight: 700,
    text: TEXT,
    standIns: ['Heading fallback', 'Heading fallback DejaVu'],
    share: 0.04,
  },
  {
    font: 'KaTeX_Main',
    weight: 400,
    text: NUMBERS,
    standIns: ['Formula fallback', 'Formula fallback Noto', 'Formula fallback DejaVu'],
    share: 0.03,
  },
]

for (const { font, weight, text, standIns, share } of FAMILIES) {
  test(`what stands in for ${font} is as wide`, async ({ page }) => {
    await page.goto('/try/6')
    const widths = await page.evaluate(
      async ([family, boldness, content, others]) => {
        const widthIn = async (names: string) => {
          const shorthand = `${boldness} 100px ${names}`
          await document.fonts.load(shorthand, content).catch(() => [])
          const context = document.createElement('canvas').getContext('2d')
          if (!context) throw new Error('No canvas')
          context.font = shorthand
          return context.measureText(content).width
        }
        const own = family.startsWith('--') ? getComputedStyle(document.body).getPropertyValue(family) : family
        const there: Record<string, number> = {}
        for (const face of document.fonts) {
          const name = face.family.replaceAll('"', '')
          // It does not load where it has no font to stand on.
          const isThere = others.includes(name) && (await face.load().then(Boolean, () => false))
          if (isThere) there[name] = await widthIn(`"${name}"`)
        }
        return { own: await widthIn(own), there }
      },
      [font, weight, text, standIns] as const,
    )
    // A stand-in is a font of the machine by its name: one that has none of these shows its own, which cannot be stretched.
    test.skip(Object.keys(widths.there).length === 0, 'no font that it could stand on is installed here')
    for (const [name, width] of Object.entries(widths.there))
      expect(Math.abs(width / widths.own - 1), `${name}: ${width} for ${widths.own}`).toBeLessThanOrEqual(share)
  })
}
