import { boundsOf, cornersOf, type Point, unionOf } from './geometry'
import {
  type CircleShape,
  type Fill,
  type Ink,
  isSeen,
  type LabelShape,
  type Scene,
  type Shape,
  type Stroke,
  shapeBox,
} from './scene'

/** The size of a small picture, in CSS pixels. */
export const SMALL_PICTURE = { width: 64, height: 52 } as const

/** What is free around the drawing. */
const MARGIN = 5
/** A small figure is not blown up to the edges. */
const LARGEST_SCALE = 0.6
const THICKER = 1.3
const THINNEST = { ink: 1.2, behind: 0.5 } as const
/** A dot of a figure would vanish. */
const SMALLEST_DOT = 1.9
const LARGEST_DOT = 8

/**
 * Colours between those of the light and the dark scheme, which stand out from the paper of both: a picture that is loaded
 * as an image knows nothing of what its reader has chosen on the page.
 */
export const SMALL_PICTURE_COLORS = {
  ink: '#7b887f',
  leaf: '#3f9467',
  sun: '#c28a12',
  berry: '#c9476b',
  sky: '#4286c4',
} as const

const INKS: Readonly<Record<Exclude<Ink, 'paper'>, string>> = {
  ...SMALL_PICTURE_COLORS,
  quiet: SMALL_PICTURE_COLORS.ink,
  grid: SMALL_PICTURE_COLORS.ink,
}

/** A drawing as an SVG image as large as a stamp: without its labels, which nobody could read. */
export function drawSmallPicture({ shapes }: Scene): string {
  const drawn = shapes.filter((shape) => shape.type !== 'label').filter(isSeen)
  if (drawn.length === 0) return smallPicture('')
  const box = boundsOf(cornersOf(unionOf(drawn.map(shapeBox))))
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const scale = Math.min(
    (SMALL_PICTURE.width - 2 * MARGIN) / width,
    (SMALL_PICTURE.height - 2 * MARGIN) / height,
    LARGEST_SCALE,
  )
  const place = ([x, y]: Point): Point => [
    (SMALL_PICTURE.width - scale * width) / 2 + scale * (x - box.left),
    (SMALL_PICTURE.height - scale * height) / 2 + scale * (y - box.top),
  ]
  return smallPicture(joinPaths(drawn.map((shape) => toMarkup(shape, scale, place))))
}

/** The image that holds this markup. */
export function smallPicture(markup: string): string {
  const { width, height } = SMALL_PICTURE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${SMALL_PICTURE_COLORS.ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${markup}</svg>`
}

/** One path for all that follow each other with one look: a grid has dozens of lines. */
function joinPaths(markup: readonly string[]): string {
  return markup.reduce((before, next) => {
    const [look = ''] = /^<path.*? d="/.exec(next) ?? []
    const last = before.lastIndexOf('<')
    const isAlike = look !== '' && before.startsWith(look, last)
    return isAlike ? `${before.slice(0, -'"/>'.length)}${next.slice(look.length)}` : before + next
  }, '')
}

function toMarkup(shape: Exclude<Shape, LabelShape>, scale: number, place: (point: Point) => Point): string {
  const look = `${fillOf(shape.fill)}${strokeOf(shape.stroke, scale)}`
  if (shape.type === 'circle') {
    const [x, y] = place(shape.center)
    return `<circle${look} cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radiusOf(shape, scale))}"/>`
  }
  const points = shape.points.map((point) => place(point).map(tenth).join(' '))
  return `<path${look} d="M${points.join('L')}${shape.isClosed ? 'z' : ''}"/>`
}

function radiusOf({ radius, fill }: CircleShape, scale: number): number {
  const isDot = fill !== undefined && radius < LARGEST_DOT
  return isDot ? Math.max(radius * scale, SMALLEST_DOT) : radius * scale
}

/** What is white on paper lets the paper through. */
function fillOf(fill: Fill | undefined): string {
  if (fill === undefined || fill === 'paper') return ''
  const color = fill.replace('-wash', '') as keyof typeof SMALL_PICTURE_COLORS // a fill is a colour or its wash
  return ` fill="${INKS[color]}"${fill.endsWith('-wash') ? ' fill-opacity=".25"' : ''}`
}

function strokeOf(stroke: Stroke | undefined, scale: number): string {
  if (!stroke || stroke.ink === 'paper') return ' stroke="none"'
  const { ink, width, dash } = stroke
  const isBehind = ink === 'grid' || ink === 'quiet'
  const shown = Math.max(width * scale * THICKER, isBehind ? THINNEST.behind : THINNEST.ink)
  return ` stroke="${INKS[ink]}" stroke-width="${tenth(shown)}"${dash ? ' stroke-dasharray="2 2"' : ''}`
}

const tenth = (value: number) => Math.round(value * 10) / 10
