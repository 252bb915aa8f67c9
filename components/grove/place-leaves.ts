/** A place in a drawing, in its units: x to the right, y downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** No leaf reaches further than this from its place. */
export const LEAF_RADIUS = 15

/** Between the middles of neighbouring leaves, before each is moved a little so that they stand like leaves and not like tiles. */
const SPACING = 38
const ROW = 33
const MOST_JITTER = 2

/** How high above the ground the lowest leaves hang. */
const LOWEST = 62

/**
 * Where the leaves of a tree hang, the lowest first: a round crown over 0, 0, where the trunk meets the ground. It depends on
 * nothing but how many there are, so that no leaf moves when another grows; and who learns in the order of the map sees the
 * tree grow upwards.
 *
 * @param turn makes trees of as many leaves differ
 */
export function placeLeaves(count: number, turn: number): readonly Point[] {
  const crown = nearestToMiddle(count, turn)
  const right = Math.max(...crown.map(({ x }) => x))
  const left = Math.min(...crown.map(({ x }) => x))
  const bottom = Math.max(...crown.map(({ y }) => y))
  return crown.map(({ x, y }, index) => ({
    x: Math.round(x - (left + right) / 2) + jitter(index * 3 + turn),
    y: Math.round(y - bottom) - LOWEST + jitter(index * 5 + turn * 2),
  }))
}

/** The places of a honeycomb that are nearest to a middle, from the bottom up, and in a row from the trunk outwards. */
function nearestToMiddle(count: number, turn: number): readonly Point[] {
  // Between two places of a row, or on one: with an even or an odd number of leaves in the row.
  const middle = turn % 2 === 0 ? 0 : SPACING / 2
  const reach = Math.ceil(Math.sqrt(count)) + 1
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  const honeycomb = steps.flatMap((row) =>
    steps.map((column) => ({ x: (column + (row % 2 === 0 ? 0 : 0.5)) * SPACING - middle, y: row * ROW })),
  )
  return honeycomb
    .toSorted(
      (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y) || other.y - one.y || one.x - other.x,
    )
    .slice(0, count)
    .toSorted((one, other) => other.y - one.y || Math.abs(one.x) - Math.abs(other.x) || one.x - other.x)
}

/** The same small step for the same number. */
function jitter(of: number): number {
  return ((of * 7) % (2 * MOST_JITTER + 1)) - MOST_JITTER
}
