/** The leaves of one shade, as the position lists that an SVG `<text>` takes: one entry a glyph. */
export interface Leaves {
  readonly glyphs: string
  readonly x: string
  readonly y: string
  readonly rotate: string
}

/** `fringe` leaves stick out of the crown's body against the sky; the others lie on it. */
export interface Crown {
  readonly lit: Leaves
  readonly plain: Leaves
  readonly fringe: Leaves
  /** Half of the body's width and height. */
  readonly rx: number
  readonly ry: number
}

/** 137.5°: the turn from one leaf to the next that fills a disc without gaps, as in a sunflower. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

interface CrownShape {
  /** The leaves from the middle outwards. */
  readonly glyphs: string
  /** Distance between neighbouring leaves, in SVG units. */
  readonly spacing: number
  /** Height over width. */
  readonly stretch: number
}

interface Leaf {
  readonly glyph: string
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Lays digits and signs out as the crown of a tree whose middle is at 0, 0, lit from the upper left. */
export function layOutCrown({ glyphs, spacing, stretch }: CrownShape): Crown {
  const leaves = [...glyphs].map((glyph, index): Leaf => {
    const radius = spacing * Math.sqrt(index + 0.7)
    const angle = index * GOLDEN_ANGLE
    return {
      glyph,
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle) * stretch,
      turn: ((index * 47) % 61) - 30,
    }
  })
  const reach = spacing * Math.sqrt(leaves.length)
  const body = 0.86 * reach
  const isFringe = ({ x, y }: Leaf) => Math.hypot(x, y / stretch) > 0.9 * body
  const isLit = ({ x, y }: Leaf) => -(x + y / stretch) > 0.15 * reach
  return {
    lit: toLists(leaves.filter((leaf) => !isFringe(leaf) && isLit(leaf))),
    plain: toLists(leaves.filter((leaf) => !isFringe(leaf) && !isLit(leaf))),
    fringe: toLists(leaves.filter(isFringe)),
    rx: Math.round(body),
    ry: Math.round(body * stretch),
  }
}

function toLists(leaves: readonly Leaf[]): Leaves {
  const list = (pick: (leaf: Leaf) => number) => leaves.map((leaf) => Math.round(pick(leaf))).join(' ')
  return {
    glyphs: leaves.map(({ glyph }) => glyph).join(''),
    x: list(({ x }) => x),
    y: list(({ y }) => y),
    rotate: list(({ turn }) => turn),
  }
}
