import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface RenewalNoticeProps {
  readonly isFixed: boolean
  readonly onUndo: () => void
  /** The time to take it back is over. */
  readonly onEnd: () => void
}

const OFFERED_MS = 6000

/** Tells that the exercise has begun anew, and offers what was there before. It waits for whoever is at its button. */
export function RenewalNotice({ isFixed, onUndo, onEnd }: RenewalNoticeProps) {
  const [isHeld, setHeld] = useState(false)
  const end = useEffectEvent(() => onEnd())
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <section
      aria-label={exerciseMessages.renewalNotice}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-4.5 pe-1.5 shadow-card transition starting:translate-y-3 starting:opacity-0"
    >
      <span>{isFixed ? exerciseMessages.restarted : exerciseMessages.renewed}</span>
      <Button variant="secondary" onClick={onUndo}>
        {exerciseMessages.undoRenewal}
      </Button>
    </section>
  )
}
