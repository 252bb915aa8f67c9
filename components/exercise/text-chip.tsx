import { type RefObject, useEffect, useId, useState } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { ExerciseText } from './exercise-text'
import { keepFocus } from './keys/keep-focus'

interface TextChipProps {
  /** Where the text stands on the page. */
  readonly place: RefObject<HTMLElement | null>
  readonly source: string
}

/** Brings the text of the exercise back over the question while it is out of sight. Its own place is always kept. */
export function TextChip({ place, source }: TextChipProps) {
  const id = useId()
  const isOffered = useIsOutOfSight(place)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="player-chip">
      <button
        type="button"
        popoverTarget={id}
        // The focus, and with it the keyboard of a phone, stays in the field.
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        className={`chip relative min-h-11! px-2.5! text-base after:absolute after:-inset-1 low:min-h-10! low:border-[1.5px]! ${isOffered || isOpen ? '' : 'invisible'}`}
      >
        {exerciseMessages.text}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={exerciseMessages.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is taller than the screen
        tabIndex={0}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="player-text"
      >
        {isOpen && <ExerciseText source={source} />}
      </div>
    </div>
  )
}

/** Whether nothing is seen of an element, wherever browsers can tell. */
function useIsOutOfSight(place: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), {
      rootMargin: '-56px 0px 0px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isOut
}
