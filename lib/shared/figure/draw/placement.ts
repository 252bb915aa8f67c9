import { add, type Box, clip, overlap, type Point, type Segment, times } from './geometry'
import { type Anchor, type LabelShape, label, labelBox } from './scene'

export interface Place {
  readonly at: Point
  readonly anchor: Anchor
}

/** A label that may stand at one of several places, the best first. */
export interface LabelRequest {
  readonly text: string
  readonly places: readonly Place[]
  readonly look?: Partial<Omit<LabelShape, 'type' | 'text' | 'at' | 'anchor'>>
}

/** This label as that of a thing with this key. */
export const labelOf = (key: string, request: LabelRequest): LabelRequest => ({
  ...request,
  look: { ...request.look, key: `${key} label` },
})

/** What labels should keep clear of. */
export interface Obstacles {
  readonly boxes: readonly Box[]
  readonly lines: readonly Segment[]
}

const LINE_COST = 40
const OVERLAP_COST = 100
/** A worse place is taken only when a better one costs more than this. */
const RANK_COST = 1.5

/**
 * Chooses a place for each label, in their order, where it hits least: other labels are worst, then lines. Labels
 * without a place that is free take the one that costs least.
 */
export function placeLabels(requests: readonly LabelRequest[], { boxes, lines }: Obstacles): readonly LabelShape[] {
  const taken = [...boxes]
  return requests.flatMap(({ text, places, look }) => {
    const candidates = places.map((place, rank) => {
      const shape = label(text, place.at, { ...look, anchor: place.anchor })
      return { shape, cost: costOf(labelBox(shape), taken, lines) + rank * RANK_COST }
    })
    const best = candidates.reduce((a, b) => (b.cost < a.cost ? b : a), candidates[0] ?? { cost: 0, shape: undefined })
    if (!best.shape) return []
    taken.push(labelBox(best.shape))
    return [best.shape]
  })
}

function costOf(box: Box, taken: readonly Box[], lines: readonly Segment[]): number {
  const roomy = { left: box.left - 2, top: box.top, right: box.right + 2, bottom: box.bottom }
  const hits = taken.reduce((sum, other) => sum + shareOf(overlap(roomy, other)), 0)
  return hits + lines.filter((line) => clip(line, roomy)).length * LINE_COST
}

const shareOf = (shared: number) => (shared > 0 ? OVERLAP_COST + shared : 0)

/** Degrees from three o'clock against the clock, in the order in which they look best beside a point. */
const AROUND = [45, 135, -45, -135, 90, -90, 0, 180]

/** Where lines leave a point on all sides: farther out, and between those directions. */
const FARTHER = [22, 158, -22, -158, 68, 112, -68, -112]

/** Places around a point, the nearest to a wished direction first, and then those a little farther away. */
export function placesAround(center: Point, gap: number, wished?: number): readonly Place[] {
  const turned = (degrees: number) => Math.abs(((degrees - (wished ?? 0) + 540) % 360) - 180)
  const ordered = (degrees: readonly number[]) =>
    wished === undefined ? degrees : [wished, ...degrees.toSorted((a, b) => turned(a) - turned(b))]
  return [
    ...ordered(AROUND).map((angle) => placeAt(center, gap, angle)),
    ...ordered([...AROUND, ...FARTHER]).map((angle) => placeAt(center, gap + 6, angle)),
  ]
}

/** The place in a direction, such that the label's near edge has the gap. */
export function placeAt(center: Point, gap: number, degrees: number): Place {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle), -Math.sin(angle)]
  const anchor = x > 0.3 ? 'start' : x < -0.3 ? 'end' : 'middle'
  return { at: add(center, times([x, y * 1.5], gap + Math.abs(y) * 2)), anchor }
}

/** Places along a segment on one side of it or on both, the middle first. */
export function placesAlong(
  { from, to }: Segment,
  gap: number,
  sides: readonly (1 | -1)[] = [1, -1],
): readonly Place[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [0.5, 0.4, 0.6, 0.3, 0.7].flatMap((share) =>
    sides.map((side) => {
      const middle: Point = [from[0] + dx * share, from[1] + dy * share]
      const degrees = (Math.atan2((dx / length) * side, (dy / length) * side) * 180) / Math.PI
      return placeAt(middle, gap, degrees)
    }),
  )
}
