import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/e2e-fixtures'
import { drawnFigures, showFigure, takeDrawing, tokenColor } from '@/tests/support/figure-gallery'
import { landmarks } from '@/tests/support/figure-landmarks'
import { contrast, decodePng, difference, greatestDifference, type Rgb } from '@/tests/support/pixels'

const PICTURES = 'docs/images/figures'
/** Between what smoothing does and what a missing letter does; see `greatestDifference`. */
const TOLERANCE = 60

const figures = drawnFigures()
const pictures = figures.filter(({ kind }) => kind !== 'table')

// One page shows them all in turn: a page for each would take longer than the looking.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`figures in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('are drawn where they say, with texts that stand out and touch nothing', async ({ page }) => {
      test.setTimeout(180_000)
      for (const { name, html } of pictures) {
        await showFigure(page, html)
        const drawing = await takeDrawing(page)
        for (const { at, token } of landmarks[name]?.(drawing) ?? []) {
          const color = drawing.colorAt(...at)
          const distance = difference(color, await tokenColor(page, token))
          expect.soft(distance, `${name}: ${token} at ${at}, found ${color}`).toBeLessThan(12)
        }
        expect.soft(await textFaults(page), name).toEqual([])
        expect.soft(await faintTexts(page), name).toEqual([])
      }
    })
  })
}

test.describe('figures', () => {
  test.use({ colorScheme: 'light', viewport: { width: 420, height: 700 } })

  test('look as their pictures in the docs', async ({ page }) => {
    test.setTimeout(180_000)
    for (const { name, html } of figures) {
      await showFigure(page, html)
      const shown = await page.locator('#figure > *').screenshot()
      const file = path.join(PICTURES, `${name}.png`)
      if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
        mkdirSync(PICTURES, { recursive: true })
        writeFileSync(file, shown)
      }
      expect(existsSync(file), `${file}: run again with --update-snapshots`).toBe(true)
      const distance = greatestDifference(await decodePng(page, shown), await decodePng(page, readFileSync(file)))
      if (distance >= TOLERANCE) await test.info().attach(name, { body: shown, contentType: 'image/png' })
      expect.soft(distance, name).toBeLessThan(TOLERANCE)
    }
  })

  test('every kind has places that are looked at', () => {
    const kinds = pictures.filter(({ name }) => landmarks[name]).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(pictures.map(({ kind }) => kind)))
  })

  test('are as narrow as the smallest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await showFigure(page, figures.map(({ html }) => html).join(''))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const sizes = await page.locator('#figure svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const svg = (text as SVGTextElement).ownerSVGElement
        const scale = (svg?.clientWidth ?? 0) / (svg?.viewBox.baseVal.width ?? 1)
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      }),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.5)
  })
})

/** Pairs of labels that touch, and labels that leave their picture. */
async function textFaults(page: Page): Promise<readonly string[]> {
  return page.locator('#figure svg').evaluate((svg) => {
    const frame = svg.getBoundingClientRect()
    const labels = [...svg.querySelectorAll('g')].map((group) => {
      const boxes = [...group.querySelectorAll('text')].map((text) => text.getBoundingClientRect())
      // The box of a text has room for accents and descenders, which digits and most letters leave empty.
      const slack = Math.min(...boxes.map(({ height }) => height * 0.2))
      return {
        text: group.textContent ?? '',
        left: Math.min(...boxes.map(({ left }) => left)) + 0.5,
        right: Math.max(...boxes.map(({ right }) => right)) - 0.5,
        top: Math.min(...boxes.map(({ top }) => top)) + slack,
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)) - slack,
      }
    })
    const outside = labels.filter(
      ({ left, right, top, bottom }) =>
        left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
    )
    const touching = labels.flatMap((a, i) =>
      labels
        .slice(0, i)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${b.text} and ${a.text} touch`),
    )
    return [...outside.map(({ text }) => `${text} leaves the picture`), ...touching]
  })
}

/**
 * Labels that do not stand out 4.5 to 1 from what is under them: where a letter is drawn, the colour of the letters
 * against what is there once they are made invisible.
 */
async function faintTexts(page: Page): Promise<readonly string[]> {
  const svg = page.locator('#figure svg')
  const shown = await decodePng(page, await svg.screenshot())
  const labels = await svg.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    return [...element.querySelectorAll('text')].map((text) => {
      const { left, top, width, height } = text.getBoundingClientRect()
      const fill = getComputedStyle(text).fill
      return { text: text.textContent ?? '', left: left - frame.left, top: top - frame.top, width, height, fill }
    })
  })
  await svg.evaluate((element) => {
    // Within the figure, so that the style goes with it.
    element.insertAdjacentHTML('afterend', '<style>#figure svg text { fill: transparent !important }</style>')
  })
  const bare = await decodePng(page, await svg.screenshot())
  return labels.flatMap(({ text, left, top, width, height, fill }) => {
    const ink = fill.match(/[\d.]+/g)?.map(Number)
    const color: Rgb = [ink?.[0] ?? 0, ink?.[1] ?? 0, ink?.[2] ?? 0]
    const inside = Array.from({ length: Math.ceil(width) * Math.ceil(height) }, (_, i) => {
      const [x, y] = [left + (i % Math.ceil(width)), top + Math.floor(i / Math.ceil(width))]
      return { letter: shown.at(x, y), ground: bare.at(x, y) }
    })
    const letters = inside.filter(({ letter, ground }) => difference(letter, ground) > 60)
    const faint = letters.filter(({ ground }) => contrast(color, ground) < 4.5)
    if (letters.length === 0) return [`${text} is not seen`]
    return faint.length > letters.length * 0.05 ? [`${text} is faint`] : []
  })
}
