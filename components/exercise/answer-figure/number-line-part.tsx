import { useRef, useState } from 'react'
import { figureScales, placesInFigure, typedByFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { spokenValue, startTick, typedOf, withTyped } from './figure-draft'
import type { FigurePartProps, Point } from './figure-part'
import { FigurePlate } from './figure-plate'
import { FigureSlider } from './figure-slider'
import { fullNames, shortNames } from './value-names'

/** How high the head of a pin stands over the line, and how large it is. */
const HEAD = -30
const RADIUS = 15

/** A number line on which each value is a pin: pressed to its place, dragged, or stepped with the arrow keys. */
export function NumberLinePart({ figure, control, onChange, isLocked }: FigurePartProps<'number-line'>) {
  const { scale, from, to, box } = figure
  const typed = typedOf(control)
  const places = placesInFigure(control, typed)
  const pins = figureScales(control).map((_, index) => index)
  const names = shortNames(control)
  const labels = fullNames(control)
  const sliders = useRef<(HTMLInputElement | null)[]>([])
  const dragged = useRef(0)
  const [focused, setFocused] = useState<number>()
  const xOf = (place: number) => from[0] + (place / scale.last) * (to[0] - from[0])
  const tickAt = ([x]: Point) => {
    const place = Math.round(((x - from[0]) / (to[0] - from[0])) * scale.last)
    return Math.min(Math.max(place, 0), scale.last)
  }
  const start = startTick(scale)

  function move(pin: number, tick: number) {
    if (places[pin] !== tick) onChange(withTyped(control, typedByFigure(control, typed, new Map([[pin, tick]]))))
  }

  function press(at: Point) {
    const pin = pinFor(at[0], places, xOf)
    dragged.current = pin
    sliders.current[pin]?.focus({ preventScroll: true })
    move(pin, tickAt(at))
  }

  return (
    <FigurePlate
      box={box}
      isLocked={isLocked}
      onPress={press}
      onDrag={(at) => move(dragged.current, tickAt(at))}
      isFlat
      shapes={pins.map((pin) => {
        const place = places[pin]
        if (place === undefined && focused !== pin) return null
        return <Pin key={pin} x={xOf(place ?? start)} name={names[pin] ?? ''} isSet={place !== undefined} />
      })}
      sliders={pins.map((pin) => (
        <FigureSlider
          key={pin}
          ref={(slider) => {
            sliders.current[pin] = slider
          }}
          label={messages.onFigure(labels[pin] ?? '')}
          text={spokenValue(control, places[pin], pin)}
          last={scale.last}
          place={places[pin]}
          start={start}
          onMove={(tick) => move(pin, tick)}
          at={[xOf(places[pin] ?? start), HEAD]}
          box={box}
          isLocked={isLocked}
          onFocusChange={(isFocused) => setFocused(isFocused ? pin : undefined)}
        />
      ))}
    />
  )
}

/** How near a press has to be to a pin to mean it, while another one has no place yet. */
const NEAR = 24

/** The pin that a press is about: one below it, else the first without a place, else the nearest. */
function pinFor(x: number, places: readonly (number | undefined)[], xOf: (place: number) => number): number {
  const distances = places.map((place) => (place === undefined ? Infinity : Math.abs(xOf(place) - x)))
  const nearest = distances.indexOf(Math.min(...distances))
  const unset = places.indexOf(undefined)
  return unset < 0 || (distances[nearest] ?? Infinity) < NEAR ? nearest : unset
}

interface PinProps {
  readonly x: number
  readonly name: string
  /** One that has no place yet shows where the keys are about to put it. */
  readonly isSet: boolean
}

function Pin({ x, name, isSet }: PinProps) {
  return (
    <g
      transform={`translate(${x})`}
      data-placed={isSet ? '' : undefined}
      className={isSet ? 'fill-leaf stroke-leaf' : 'fill-raised stroke-leaf'}
    >
      <path d={`M0 0V${HEAD}`} strokeWidth={3} />
      <circle r={4.5} className="stroke-raised" strokeWidth={1.4} />
      <circle cy={HEAD} r={RADIUS} strokeWidth={2} strokeDasharray={isSet ? undefined : '4 3'} />
      <text
        y={HEAD + 5.2}
        textAnchor="middle"
        fontSize={15}
        className={`font-bold stroke-none ${isSet ? 'fill-on-leaf' : 'fill-leaf'}`}
      >
        {name}
      </text>
    </g>
  )
}
