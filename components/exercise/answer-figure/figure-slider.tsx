import type { KeyboardEvent, Ref } from 'react'
import type { AnswerFigure } from '@/lib/domain/exercise/model'
import type { Point } from './figure-part'

interface FigureSliderProps {
  readonly label: string
  /** Its value in words. */
  readonly text: string
  readonly last: number
  /** Where it stands; between two ticks it is no whole number. */
  readonly place: number | undefined
  /** Where the first key puts it. */
  readonly start: number
  readonly onMove: (tick: number) => void
  /** Where its ring is shown while keys move it, in units of the drawing; without a place of its own, around it all. */
  readonly at?: Point
  readonly box: AnswerFigure['box']
  readonly isLocked: boolean
  readonly onFocusChange?: (isFocused: boolean) => void
  /** Takes a key away from the slider: tells whether it did. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean
  readonly ref?: Ref<HTMLInputElement>
}

const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

/**
 * One value of a figure for keyboards and screen readers: a slider of the browser's own, which phones step by swipes as
 * well. Nothing is seen of it but its ring.
 */
export function FigureSlider(props: FigureSliderProps) {
  const { label, text, last, place, start, onMove, at, box, isLocked, onFocusChange, onKey, ref } = props

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (onKey?.(event)) {
      event.preventDefault()
    } else if (place === undefined && MOVES.includes(event.key)) {
      event.preventDefault()
      onMove(start)
    }
  }

  return (
    <input
      ref={ref}
      type="range"
      data-slider=""
      min={0}
      max={last}
      step={1}
      value={Math.round(place ?? start)}
      onChange={({ target }) => onMove(Number(target.value))}
      onKeyDown={handleKeyDown}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
      disabled={isLocked}
      aria-label={label}
      aria-valuetext={text}
      className="figure-slider"
      style={at ? placed(at, box) : AROUND}
    />
  )
}

const AROUND = { left: '50%', top: '50%', width: '100%', height: '100%', borderRadius: 8 }

const placed = ([x, y]: Point, { left, right, top, bottom }: AnswerFigure['box']) => ({
  left: `${(100 * (x - left)) / (right - left)}%`,
  top: `${(100 * (y - top)) / (bottom - top)}%`,
})
