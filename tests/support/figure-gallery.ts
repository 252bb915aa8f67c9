import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { decodePng, type Pixels, type Rgb } from './pixels'

const Drawn = z.array(z.object({ name: z.string(), kind: z.string(), html: z.string() }))

/** Every example of docs/figures.md as the server renders it. */
export function drawnFigures(): z.infer<typeof Drawn> {
  const markup = execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/figure-markup.tsx'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  return Drawn.parse(JSON.parse(markup))
}

/** The beginning of each page of the site, read once: its fonts and styles. */
let head: string | undefined

async function readHead(page: Page): Promise<string> {
  const site = await (await page.request.get('/page-not-found')).text()
  const root = /<html[^>]*>/.exec(site)?.[0] ?? '<html>'
  const styles = site.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
  return `${root}<head>${styles.join('')}</head>`
}

/** Shows a figure alone on a page of the site, with the site's styles and fonts. */
export async function showFigure(page: Page, html: string): Promise<void> {
  // The page is loaded once: loading its styles and fonts takes longer than drawing a figure.
  if (new URL(page.url()).pathname !== '/figure') await openGallery(page)
  await page.evaluate(async (markup) => {
    document.body.innerHTML = `<div id="figure" style="padding:16px">${markup}</div>`
    // Fonts are asked for once the figure is laid out.
    document.body.getBoundingClientRect()
    await document.fonts.ready
  }, html)
}

async function openGallery(page: Page): Promise<void> {
  head ??= await readHead(page)
  const body = `<!doctype html>${head}<body></body></html>`
  await page.route('**/figure', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto('/figure')
}

/** A picture's pixels, by the units of its drawing. */
export interface Drawing {
  readonly pixels: Pixels
  colorAt(x: number, y: number): Rgb
  /** The middles of all labels with a text, in the units of the drawing and in the order in which they are drawn. */
  middlesOf(text: string): readonly [LabelMiddle, ...LabelMiddle[]]
}

type LabelMiddle = readonly [x: number, y: number]

interface LabelPlace {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Takes a picture of the drawing on the page, and notes where its labels are. */
export async function takeDrawing(page: Page): Promise<Drawing> {
  const svg = page.locator('#figure svg')
  const pixels = await decodePng(page, await svg.screenshot())
  const { box, labels } = await svg.evaluate((element: SVGSVGElement) => {
    const { x, y, width } = element.viewBox.baseVal
    const places = [...element.querySelectorAll('text')].map((text): LabelPlace => {
      const { x: left, y: top, width: length, height } = text.getBBox()
      return { text: text.textContent ?? '', x: left + length / 2, y: top + height / 2 }
    })
    return { box: { x, y, width }, labels: places }
  })
  const scale = pixels.width / box.width
  return {
    pixels,
    colorAt: (x, y) => pixels.at((x - box.x) * scale, (y - box.y) * scale),
    middlesOf(text) {
      const [first, ...others] = labels.filter((label) => label.text === text).map(({ x, y }): LabelMiddle => [x, y])
      if (!first) throw new Error(`the drawing has no label ${text}`)
      return [first, ...others]
    },
  }
}

/** What a token of the design system is on the page, in its colour scheme. */
export async function tokenColor(page: Page, token: string): Promise<Rgb> {
  const color = await page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = `var(--color-${name})`
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (context) context.fillStyle = getComputedStyle(probe).color
    context?.fillRect(0, 0, 1, 1)
    probe.remove()
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
  }, token)
  const [red = 0, green = 0, blue = 0] = color
  return [red, green, blue]
}
