import { useRef, useState } from 'react'
import { placesInFigure, typedByFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { typedOf, withTyped } from './figure-draft'
import type { FigurePartProps, Point } from './figure-part'
import { FigurePlate } from './figure-plate'
import { FigureSlider } from './figure-slider'

type ShadedFigure = FigurePartProps<'fraction-bar' | 'fraction-pie'>['figure']

/**
 * Bars or pies whose parts are shaded by a tap. How many are shaded is the answer; which, the pupil's own choice, which
 * lasts as long as it fits what is typed.
 */
export function ShadingPart({ figure, control, onChange, isLocked }: FigurePartProps<'fraction-bar' | 'fraction-pie'>) {
  const typed = typedOf(control)
  const [place] = placesInFigure(control, typed)
  const [tapped, setTapped] = useState<readonly number[]>([])
  const slider = useRef<HTMLInputElement>(null)
  const last = figure.parts * wholesIn(figure)
  const count = place !== undefined && Number.isInteger(place) ? place : 0
  const shaded = tapped.length === count ? tapped : Array.from({ length: count }, (_, part) => part)

  function shade(parts: readonly number[]) {
    setTapped(parts)
    onChange(withTyped(control, typedByFigure(control, typed, new Map([[0, parts.length]]))))
  }

  return (
    <FigurePlate
      box={figure.box}
      isLocked={isLocked}
      onPress={(at) => {
        const part = partAt(figure, at)
        slider.current?.focus({ preventScroll: true })
        if (part !== undefined) shade(shaded.includes(part) ? shaded.filter((one) => one !== part) : [...shaded, part])
      }}
      shapes={shaded.map((part) => (
        <path key={part} d={outlineOf(figure, part)} data-placed="" className="fill-leaf" />
      ))}
      sliders={
        <FigureSlider
          ref={slider}
          label={messages.parts}
          text={place === undefined ? messages.unset : messages.shaded(count, figure.parts)}
          last={last}
          place={place}
          start={0}
          onMove={(tick) => shade(Array.from({ length: tick }, (_, part) => part))}
          box={figure.box}
          isLocked={isLocked}
        />
      }
    />
  )
}

const wholesIn = (figure: ShadedFigure) => (figure.kind === 'fraction-bar' ? figure.bars.length : figure.pies.length)

/** The part below a press, counted through all wholes from 0; a little beside one is meant for it as well. */
function partAt(figure: ShadedFigure, [x, y]: Point): number | undefined {
  const { parts } = figure
  if (figure.kind === 'fraction-bar') {
    const distances = figure.bars.map(({ top, bottom }) => Math.abs(y - (top + bottom) / 2))
    const whole = distances.indexOf(Math.min(...distances))
    const bar = figure.bars[whole]
    if (!bar || x < bar.left || x > bar.right) return undefined
    return whole * parts + Math.min(Math.floor(((x - bar.left) / (bar.right - bar.left)) * parts), parts - 1)
  }
  const whole = figure.pies.findIndex(({ center, radius }) => Math.hypot(x - center[0], y - center[1]) <= radius * 1.05)
  const pie = figure.pies[whole]
  if (!pie) return undefined
  // From the top with the clock, as the hours go.
  const turn = (Math.atan2(x - pie.center[0], pie.center[1] - y) / (2 * Math.PI) + 1) % 1
  return whole * parts + Math.min(Math.floor(turn * parts), parts - 1)
}

/** How much of a part stays free along its edge, so that the lines of the picture are seen. */
const EDGE = 1.4

function outlineOf(figure: ShadedFigure, part: number): string {
  const { parts } = figure
  const [whole, index] = [Math.floor(part / parts), part % parts]
  if (figure.kind === 'fraction-bar') {
    const bar = figure.bars[whole]
    if (!bar) return ''
    const width = (bar.right - bar.left) / parts
    const [left, top] = [bar.left + index * width + EDGE, bar.top + EDGE]
    return `M${left} ${top}h${width - 2 * EDGE}V${bar.bottom - EDGE}h${2 * EDGE - width}z`
  }
  const pie = figure.pies[whole]
  if (!pie) return ''
  const { center } = pie
  const radius = pie.radius - EDGE
  if (parts === 1) return `M${center[0]} ${center[1] - radius}a${radius} ${radius} 0 1 1 -.01 0z`
  const corner = (turn: number, reach: number, from: readonly [number, number]) =>
    [from[0] + reach * Math.sin(2 * Math.PI * turn), from[1] - reach * Math.cos(2 * Math.PI * turn)] as const
  // Away from both of its straight sides.
  const middle = (index + 0.5) / parts
  const tip = corner(middle, EDGE / Math.sin(Math.PI / parts), center)
  const aside = Math.asin(EDGE / radius) / (2 * Math.PI)
  const [start, end] = [
    corner(index / parts + aside, radius, center),
    corner((index + 1) / parts - aside, radius, center),
  ]
  return `M${tip.join(' ')}L${start.join(' ')}A${radius} ${radius} 0 0 1 ${end.join(' ')}z`
}
