import type { Page } from '@playwright/test'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A decoded picture. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** The colour of a pixel; places beyond the edge give the nearest one. */
  at(x: number, y: number): Rgb
}

/** Decodes a PNG with the page's own browser. */
export async function decodePng(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, bytes } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const chunks = Array.from({ length: Math.ceil(data.length / 8192) }, (_, i) =>
      String.fromCharCode(...data.subarray(i * 8192, (i + 1) * 8192)),
    )
    return { width: image.width, height: image.height, bytes: btoa(chunks.join('')) }
  }, png.toString('base64'))
  const data = Buffer.from(bytes, 'base64')
  return {
    width,
    height,
    at(x, y) {
      const column = Math.min(Math.max(Math.floor(x), 0), width - 1)
      const row = Math.min(Math.max(Math.floor(y), 0), height - 1)
      const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4)
      return [red, green, blue]
    },
  }
}

/** How far two colours are apart: the largest difference of a channel, 0 to 255. */
export function difference(a: Rgb, b: Rgb): number {
  return Math.max(...a.map((channel, i) => Math.abs(channel - (b[i] ?? 0))))
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** So large are the squares whose mean colours are compared: larger than what another renderer moves a letter by. */
const CELL = 6

/**
 * How far two pictures differ where they differ most, 0 to 255, in the mean colour of a small square. Edges that
 * another version of a browser smooths differently give less than 45, a missing letter gives more than 90.
 */
export function greatestDifference(a: Pixels, b: Pixels): number {
  if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 2) return 255
  const columns = Math.floor(Math.min(a.width, b.width) / CELL)
  const rows = Math.floor(Math.min(a.height, b.height) / CELL)
  const cells = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const)
  return Math.max(...cells.map(([x, y]) => difference(meanOf(a, x, y), meanOf(b, x, y))))
}

function meanOf(pixels: Pixels, column: number, row: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < CELL * CELL; i += 1) {
    const color = pixels.at(column * CELL + (i % CELL), row * CELL + Math.floor(i / CELL))
    for (const [channel, value] of color.entries()) sum[channel as 0 | 1 | 2] += value // a colour has three channels
  }
  return [sum[0] / CELL ** 2, sum[1] / CELL ** 2, sum[2] / CELL ** 2]
}
