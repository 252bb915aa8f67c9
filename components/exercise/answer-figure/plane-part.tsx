import { type KeyboardEvent, useRef, useState } from 'react'
import type { AnswerFigure } from '@/lib/domain/exercise/model'
import { figureScales, placesInFigure, typedByFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { spokenValue, startTick, typedOf, withTyped } from './figure-draft'
import type { FigurePartProps, Point } from './figure-part'
import { FigurePlate } from './figure-plate'
import { FigureSlider } from './figure-slider'
import { shapePath } from './shape-path'
import { pointNames, spokenPointNames } from './value-names'

const RADIUS = 9
const ARROWS = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowDown: ['y', -1],
  ArrowUp: ['y', 1],
} as const

/** A plane on which each pair of fields is a point: tapped to its place, or stepped with the arrow keys. */
export function PlanePart({ figure, control, onChange, isLocked }: FigurePartProps<'coordinate-plane'>) {
  const { x, y, frame, box } = figure
  const typed = typedOf(control)
  const places = placesInFigure(control, typed)
  const points = Array.from({ length: figureScales(control).length / 2 }, (_, point) => point)
  const names = pointNames(control)
  const spokenNames = spokenPointNames(control)
  const shape = control.type === 'point' ? control.props.shape : undefined
  const sliders = useRef<(HTMLInputElement | null)[]>([])
  const [focused, setFocused] = useState<number>()
  const start = [startTick(x), startTick(y)] as const
  const toPoint = (across: number, up: number): Point => [
    frame.left + (across / x.last) * (frame.right - frame.left),
    frame.bottom - (up / y.last) * (frame.bottom - frame.top),
  ]
  const placeOf = (point: number) => ({ x: places[2 * point], y: places[2 * point + 1] })
  const shownAt = (point: number) => toPoint(placeOf(point).x ?? start[0], placeOf(point).y ?? start[1])
  const isSet = (point: number) => placeOf(point).x !== undefined && placeOf(point).y !== undefined

  function move(point: number, across: number, up: number) {
    const moved = new Map([
      [2 * point, held(across, x.last)],
      [2 * point + 1, held(up, y.last)],
    ])
    onChange(withTyped(control, typedByFigure(control, typed, moved)))
  }

  function press([left, top]: Point) {
    const across = Math.round(((left - frame.left) / (frame.right - frame.left)) * x.last)
    const up = Math.round(((frame.bottom - top) / (frame.bottom - frame.top)) * y.last)
    const distances = points.map((point) => Math.hypot(shownAt(point)[0] - left, shownAt(point)[1] - top))
    const unset = points.find((point) => !isSet(point))
    const point = unset ?? distances.indexOf(Math.min(...distances))
    sliders.current[2 * point]?.focus({ preventScroll: true })
    move(point, across, up)
  }

  /** The arrow keys move a point in their own direction, whichever of its two sliders has the focus. */
  const step = (point: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const arrow = Object.hasOwn(ARROWS, event.key) ? ARROWS[event.key as keyof typeof ARROWS] : undefined
    if (!arrow) return false
    const [axis, by] = arrow
    const at = placeOf(point)
    const [across, up] = [Math.round(at.x ?? start[0]), Math.round(at.y ?? start[1])]
    if (!isSet(point)) move(point, across, up)
    else if (axis === 'x') move(point, across + by, up)
    else move(point, across, up + by)
    return true
  }

  const spoken = (point: number) =>
    isSet(point)
      ? messages.point(
          spokenValue(control, placeOf(point).x, 2 * point),
          spokenValue(control, placeOf(point).y, 2 * point + 1),
        )
      : messages.unset

  return (
    <FigurePlate
      box={box}
      isLocked={isLocked}
      onPress={press}
      shapes={
        <>
          {shape && points.every(isSet) && (
            <Curve path={shapePath(shape, shownAt(0), shownAt(1), frame)} frame={frame} />
          )}
          {points.map((point) =>
            isSet(point) || focused === point ? (
              <PlacedPoint key={point} at={shownAt(point)} name={names[point] ?? ''} isSet={isSet(point)} />
            ) : null,
          )}
        </>
      }
      sliders={points.flatMap((point) =>
        (['x', 'y'] as const).map((axis, offset) => (
          <FigureSlider
            key={`${point} ${axis}`}
            ref={(slider) => {
              sliders.current[2 * point + offset] = slider
            }}
            label={messages[axis](spokenNames[point] ?? '')}
            text={spoken(point)}
            last={figure[axis].last}
            place={placeOf(point)[axis]}
            start={start[offset] ?? 0}
            onMove={(tick) => {
              const at = placeOf(point)
              if (axis === 'x') move(point, tick, Math.round(at.y ?? start[1]))
              else move(point, Math.round(at.x ?? start[0]), tick)
            }}
            at={shownAt(point)}
            box={box}
            isLocked={isLocked}
            onKey={step(point)}
            onFocusChange={(isFocused) => setFocused(isFocused ? point : undefined)}
          />
        )),
      )}
    />
  )
}

const held = (tick: number, last: number) => Math.min(Math.max(tick, 0), last)

/** What two points set, as far as the plane goes: an svg inside another is cut at its edges. */
function Curve({ path, frame }: { readonly path: string; readonly frame: AnswerFigure['box'] }) {
  const { left, top } = frame
  const [width, height] = [frame.right - left, frame.bottom - top]
  return (
    <svg
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path} className="fill-none stroke-leaf" strokeWidth={2.5} data-shape="" />
    </svg>
  )
}

interface PlacedPointProps {
  readonly at: Point
  readonly name: string
  readonly isSet: boolean
}

function PlacedPoint({ at, name, isSet }: PlacedPointProps) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`} data-placed={isSet ? '' : undefined}>
      <circle
        r={RADIUS}
        className={isSet ? 'fill-leaf stroke-raised' : 'fill-raised stroke-leaf'}
        strokeWidth={2}
        strokeDasharray={isSet ? undefined : '4 3'}
      />
      <text y={4.4} textAnchor="middle" fontSize={12} className={`font-bold ${isSet ? 'fill-on-leaf' : 'fill-leaf'}`}>
        {name}
      </text>
    </g>
  )
}
