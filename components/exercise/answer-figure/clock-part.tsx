import { useRef, useState } from 'react'
import { placesInFigure, typedByFigure } from '@/lib/domain/exercise/model/figure-answer'
import { answerFigureMessages as messages } from '@/lib/shared/messages/answer-figure'
import { spokenValue, typedOf, withTyped } from './figure-draft'
import type { FigurePartProps, Point } from './figure-part'
import { FigurePlate } from './figure-plate'
import { FigureSlider } from './figure-slider'

const HOUR = 0
const MINUTE = 1
/** How far each hand reaches from the middle. */
const REACH = [44, 67] as const
const WIDTH = [6, 3.6] as const

/** A clock whose two hands are dragged, or stepped with the arrow keys. Hands that were not moved yet rest at the top, pale. */
export function ClockPart({ figure, control, onChange, isLocked }: FigurePartProps<'clock'>) {
  const { hours, minutes, box } = figure
  const typed = typedOf(control)
  const places = placesInFigure(control, typed)
  const sliders = useRef<(HTMLInputElement | null)[]>([])
  const dragged = useRef<typeof HOUR | typeof MINUTE>(MINUTE)
  const [focused, setFocused] = useState<number>()
  const minute = places[MINUTE] ?? 0
  const hour = places[HOUR] === undefined ? 0 : hours.start + places[HOUR]
  // The hour hand moves with the minutes.
  const turns = [(hour + (places[HOUR] === undefined ? 0 : minute / 60)) / 12, minute / 60] as const
  const tips = [tipOf(turns[HOUR], REACH[HOUR]), tipOf(turns[MINUTE], REACH[MINUTE])] as const
  const hands = [HOUR, MINUTE] as const

  function move(hand: number, tick: number) {
    if (places[hand] !== tick) onChange(withTyped(control, typedByFigure(control, typed, new Map([[hand, tick]]))))
  }

  function drag([x, y]: Point) {
    const turn = (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1
    if (dragged.current === MINUTE) move(MINUTE, Math.round(turn * 60) % 60)
    else move(HOUR, (Math.round(turn * 12 - minute / 60) - hours.start + 24) % 12)
  }

  function press(at: Point) {
    const [toHour, toMinute] = tips.map((tip) => Math.hypot(tip[0] - at[0], tip[1] - at[1]))
    // Away from both, the inside of the dial is for the hours and its rim for the minutes.
    const isNearTip = Math.min(toHour ?? 0, toMinute ?? 0) < 22
    const isInside = Math.hypot(...at) < (REACH[HOUR] + REACH[MINUTE]) / 2
    dragged.current = (isNearTip ? (toHour ?? 0) < (toMinute ?? 0) : isInside) ? HOUR : MINUTE
    sliders.current[dragged.current]?.focus({ preventScroll: true })
    drag(at)
  }

  const label = [messages.hourHand, messages.minuteHand] as const
  const spoken = [messages.hour, messages.minute] as const
  return (
    <FigurePlate
      box={box}
      isLocked={isLocked}
      onPress={press}
      onDrag={drag}
      shapes={
        <>
          {hands.map((hand) => (
            <Hand
              key={hand}
              hand={hand}
              turn={turns[hand]}
              isSet={places[hand] !== undefined}
              isFocused={focused === hand}
            />
          ))}
          <circle r={6} className="fill-leaf stroke-raised" strokeWidth={2} />
        </>
      }
      sliders={hands.map((hand) => (
        <FigureSlider
          key={hand}
          ref={(slider) => {
            sliders.current[hand] = slider
          }}
          label={label[hand]}
          text={
            places[hand] === undefined
              ? spokenValue(control, undefined, hand)
              : spoken[hand](spokenValue(control, places[hand], hand))
          }
          last={[hours, minutes][hand]?.last ?? 0}
          place={places[hand]}
          start={hand === HOUR ? (12 - hours.start) % 12 : 0}
          onMove={(tick) => move(hand, tick)}
          at={tips[hand]}
          box={box}
          isLocked={isLocked}
          onFocusChange={(isFocused) => setFocused(isFocused ? hand : undefined)}
        />
      ))}
    />
  )
}

function tipOf(turn: number, reach: number): Point {
  return [reach * Math.sin(2 * Math.PI * turn), -reach * Math.cos(2 * Math.PI * turn)]
}

interface HandProps {
  readonly hand: typeof HOUR | typeof MINUTE
  readonly turn: number
  readonly isSet: boolean
  readonly isFocused: boolean
}

function Hand({ hand, turn, isSet, isFocused }: HandProps) {
  const reach = REACH[hand]
  const color = hand === HOUR ? 'fill-ink stroke-ink' : 'fill-leaf stroke-leaf'
  return (
    <g
      transform={`rotate(${turn * 360})`}
      data-placed={isSet ? '' : undefined}
      className={color}
      // Pale until it is set, and dashed, so that it is no matter of colour alone.
      opacity={isSet || isFocused ? undefined : 0.45}
    >
      <path
        d={`M0 12V${10 - reach}`}
        strokeWidth={WIDTH[hand]}
        strokeLinecap="round"
        strokeDasharray={isSet ? undefined : '5 6'}
      />
      <path d={`M0 ${-reach}l7 16h-14z`} stroke="none" />
    </g>
  )
}
