import type { Clock } from '../schema/charts'
import { onCircle, type Point } from './geometry'
import { label, line, named, type Scene, type Shape, sceneOf } from './scene'
import { arrowHead } from './strokes'

const CENTER: Point = [0, 0]
const RADIUS = 100
// biome-ignore format: a dial
const ROMAN = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

/** The direction of a share of a turn, from the top with the clock. */
const at = (turns: number, radius: number) => onCircle(CENTER, radius, 90 - turns * 360)

/** A clock face; the hour hand stands where the minutes have moved it. One that is to be set has none. */
export function drawClock({ hour, minute, numerals }: Clock): Scene {
  const hours = Array.from({ length: 12 }, (_, i) => i)
  const shown = hours.filter((i) => numerals !== 'none' && (numerals !== 'quarters' || i % 3 === 0))
  const text = (i: number) => (numerals === 'roman' ? (ROMAN[i] ?? '') : String(i === 0 ? 12 : i))
  const isNumbered = (i: number) => i % 5 === 0
  return sceneOf([
    { type: 'circle', center: CENTER, radius: RADIUS, fill: 'paper', stroke: { ink: 'ink', width: 3 } },
    ...Array.from({ length: 60 }, (_, i) =>
      line(at(i / 60, RADIUS - 4), at(i / 60, RADIUS - (isNumbered(i) ? 12 : 8)), {
        ink: 'ink',
        width: isNumbered(i) ? 2.4 : 1,
      }),
    ),
    ...shown.map((i) => label(text(i), at(i / 12, RADIUS - 24), { size: 17, isBold: true })),
    ...(hour === undefined ? [] : drawHands(hour, minute)),
    { type: 'circle', center: CENTER, radius: 6, fill: 'leaf', stroke: { ink: 'paper', width: 2 } },
  ])
}

function drawHands(hour: number, minute: number): readonly Shape[] {
  const [hourAt, minuteAt] = [((hour % 12) + minute / 60) / 12, minute / 60]
  return [
    ...named<Shape>('hour', [
      line(at(hourAt, -10), at(hourAt, 32), { ink: 'ink', width: 6 }),
      arrowHead(at(hourAt, 25), at(hourAt, 44), 'ink', 17),
    ]),
    ...named<Shape>('minute', [
      line(at(minuteAt, -14), at(minuteAt, 56), { ink: 'leaf', width: 3.6 }),
      arrowHead(at(minuteAt, 50), at(minuteAt, 67), 'leaf', 14),
    ]),
  ]
}
