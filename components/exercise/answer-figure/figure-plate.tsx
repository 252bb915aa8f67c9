import { type PointerEvent, type ReactNode, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { AnswerFigure } from '@/lib/domain/exercise/model'
import type { Point } from './figure-part'

interface FigurePlateProps {
  readonly box: AnswerFigure['box']
  readonly isLocked: boolean
  /** A finger or the mouse comes down. */
  readonly onPress: (at: Point) => void
  /** It moves on while it is down; without this the page scrolls instead. */
  readonly onDrag?: (at: Point) => void
  /** Whether it is dragged along only: a swipe up or down scrolls the page. */
  readonly isFlat?: boolean
  /** What is drawn over the picture, in its units. */
  readonly shapes: ReactNode
  /** The ways of keyboards and screen readers. */
  readonly sliders: ReactNode
}

/** What a pointer is about: nothing, dragging, or a touch that may still become either, with where it came down. */
type Gesture = 'none' | 'drag' | Point

/** Before a swipe up or down scrolls the page and is cancelled, browsers tell of its first move. */
const isSideways = (from: Point, to: Point) => Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1])

/** What lies over the empty picture: what the pupil has put into it, and what turns presses on it into places. */
export function FigurePlate({ box, isLocked, onPress, onDrag, isFlat = false, shapes, sliders }: FigurePlateProps) {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const gesture = useRef<Gesture>('none')

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
    const rect = currentTarget.getBoundingClientRect()
    return [
      box.left + ((clientX - rect.left) / rect.width) * width,
      box.top + ((clientY - rect.top) / rect.height) * height,
    ]
  }

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (isLocked || event.button !== 0) return
    // One that was kept while the page's code was on its way has no pointer any more.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
    if (event.pointerType === 'touch') {
      // It may be the beginning of a swipe that scrolls the page: then it is cancelled.
      gesture.current = placeOf(event)
    } else {
      gesture.current = 'drag'
      onPress(placeOf(event))
    }
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    if (gesture.current === 'none' || !onDrag) return
    const at = placeOf(event)
    if (typeof gesture.current !== 'string' && isFlat && !isSideways(gesture.current, at)) return
    begin()
    onDrag(at)
  }

  function begin() {
    if (typeof gesture.current === 'string') return
    onPress(gesture.current)
    gesture.current = 'drag'
  }

  function handleUp() {
    begin()
    gesture.current = 'none'
  }

  return (
    // Over the picture without its edge and its padding.
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboards and screen readers have the sliders in it
    <div
      data-plate=""
      className={classNames(
        'absolute inset-[9px] select-none print:inset-0',
        !isLocked && 'cursor-pointer',
        isLocked || !onDrag ? 'touch-manipulation' : isFlat ? 'touch-pan-y' : 'touch-none',
      )}
      // A press would take the focus from the slider that it moves.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        gesture.current = 'none'
      }}
    >
      <svg
        aria-hidden="true"
        viewBox={`${box.left} ${box.top} ${width} ${height}`}
        className="pointer-events-none absolute inset-0 size-full font-sans"
      >
        {shapes}
      </svg>
      {sliders}
    </div>
  )
}
