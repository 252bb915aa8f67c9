import type { Drawing } from './figure-gallery'

/** A place on a drawing and the token that colours it. */
export interface Landmark {
  readonly at: readonly [x: number, y: number]
  readonly token: string
}

type Landmarks = (drawing: Drawing) => readonly Landmark[]

/** On the face of a clock and in a pie: a share of a turn from the top, with the clock. */
const turned = (turns: number, radius: number, [x, y]: readonly [number, number] = [0, 0]) =>
  [x + Math.sin(turns * 2 * Math.PI) * radius, y - Math.cos(turns * 2 * Math.PI) * radius] as const

const middleOf = ({ middlesOf }: Drawing, text: string) => middlesOf(text)[0]

/** Digits stand below their tick, and a minus sign before them. */
const SIGN_WIDTH = 4.1

/** Where a place is, by the numbers of its axes; those of the horizontal one are drawn first. */
function byNumbers({ middlesOf }: Drawing, x: string, y: string): readonly [number, number] {
  return [middlesOf(x)[0][0] + (x.startsWith('\u2212') ? SIGN_WIDTH : 0), middlesOf(y).at(-1)?.[1] ?? 0]
}

const cells = Array.from({ length: 100 }, (_, i) => i)

/**
 * What must be seen where, for one example of each kind: found by the numbers on its axes where it has some, else by
 * its own geometry (the centre of a clock, pie or circle is the origin).
 */
export const landmarks: Readonly<Record<string, Landmarks>> = {
  'number-line-1': (drawing) => {
    const [[from], [to]] = [middleOf(drawing, '0'), middleOf(drawing, '1')]
    return [0.75, 1.5].map((value) => ({ at: [from + (to - from) * value, 0], token: 'leaf' }))
  },
  'coordinate-plane-1': (drawing) => [
    { at: byNumbers(drawing, '\u22123', '2'), token: 'leaf' },
    { at: byNumbers(drawing, '4', '4'), token: 'leaf' },
    { at: byNumbers(drawing, '2', '\u22123'), token: 'leaf' },
    { at: byNumbers(drawing, '\u22122', '\u22122'), token: 'raised' },
  ],
  'sketch-1': () => [
    // 240 wide for six units, so 40 for each; y downwards from the top.
    { at: [0, 40], token: 'leaf' },
    { at: [240, 40], token: 'leaf' },
    { at: [40, 120], token: 'leaf' },
    { at: [120, 120], token: 'ink' },
    { at: [120, 60], token: 'raised' },
  ],
  'polygon-2': () => [
    { at: [115, 20], token: 'leaf-wash' },
    { at: [45, 80], token: 'sky-wash' },
  ],
  'circle-2': () => [
    { at: turned(0.1, 80), token: 'leaf-wash' },
    { at: turned(0.5, 60), token: 'raised' },
    { at: [0, 0], token: 'ink' },
  ],
  'fraction-bar-1': (drawing) => {
    const [middle, y] = middleOf(drawing, '?')
    const left = middle + 16
    const part = (286 - left) / 6
    const shaded = [1, 2, 4, 6]
    return [1, 2, 3, 4, 5, 6].map((index) => ({
      at: [left + part * (index - 0.5), y],
      token: shaded.includes(index) ? 'leaf' : 'raised',
    }))
  },
  'fraction-pie-1': () =>
    [0.125, 0.375, 0.625, 0.875].flatMap((turns) => [
      { at: turned(turns, 40), token: 'leaf' },
      { at: turned(turns, 40, [144, 0]), token: turns > 0.75 ? 'raised' : 'leaf' },
    ]),
  'bar-chart-1': (drawing) => {
    const [x] = middleOf(drawing, 'P')
    const [zero, ten, twenty] = ['0', '10', '20'].map((text) => middleOf(drawing, text)[1])
    const unit = ((zero ?? 0) - (twenty ?? 0)) / 20
    return [
      { at: [x, (ten ?? 0) + 2], token: 'leaf' },
      { at: [x, (zero ?? 0) - 17.5 * unit], token: 'leaf' },
      { at: [x - 10, (zero ?? 0) - 19 * unit], token: 'raised' },
    ]
  },
  'box-plot-1': (drawing) => {
    const [[zero], [ten]] = [middleOf(drawing, '0'), middleOf(drawing, '10')]
    const x = (value: number) => zero + ((ten - zero) / 10) * value
    // The first plot is 16 + 22 from the top and 30 high, its median at 14.
    return [
      { at: [x(14), 45], token: 'leaf' },
      { at: [x(11), 45], token: 'leaf-wash' },
      { at: [x(5), 53], token: 'leaf' },
      { at: [x(27.5), 45], token: 'raised' },
    ]
  },
  'pie-chart-1': () => [
    { at: turned(0.05, 70), token: 'leaf' },
    { at: turned(0.5, 70), token: 'sun' },
    { at: turned(0.8, 70), token: 'sky' },
    { at: turned(0.95, 70), token: 'berry' },
  ],
  'clock-1': () => [
    { at: turned(35 / 60, 40), token: 'leaf' },
    { at: turned((10 + 35 / 60) / 12, 28), token: 'ink' },
    { at: turned(0.2, 40), token: 'raised' },
  ],
  'box-1': () => [
    { at: [60, -40], token: 'leaf-wash' },
    { at: [110, -100], token: 'raised' },
  ],
  'grid-2': () =>
    cells.map((index) => ({
      at: [((index % 10) + 0.5) * 28, (Math.floor(index / 10) + 0.5) * 28],
      token: index < 37 ? 'leaf' : 'raised',
    })),
}
