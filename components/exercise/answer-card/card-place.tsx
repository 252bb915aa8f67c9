import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface CardPlaceProps {
  readonly isChecking: boolean
  readonly children?: ReactNode
}

/**
 * Where the card stands. While an answer is checked its room is kept free, so that what stands below has moved before the
 * card comes. Where that is hints, the room is kept afterwards too, also for a card that is less high.
 */
export function CardPlace({ isChecking, children }: CardPlaceProps) {
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = place
    if (!isChecking || !current) return
    const hint = [...(current.closest('section')?.querySelectorAll<HTMLElement>('[data-focus="hint"]') ?? [])].at(-1)
    if (!hint) return
    const room = Math.max(current.offsetHeight, ROOM_PX, hint.offsetHeight + AROUND_REASON_PX)
    current.style.minHeight = `${room}px`
  }, [isChecking])

  return (
    <div ref={place} className={isChecking ? 'min-h-40' : undefined}>
      {children}
    </div>
  )
}

/** What a card takes with a remark of three lines and its buttons. */
const ROOM_PX = 200
/** What a right answer's card takes besides its reason, which is mostly what the last hint says. */
const AROUND_REASON_PX = 120
