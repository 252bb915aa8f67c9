import { useState } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { announcementOf } from '../answer-card/message-texts'
import type { PlayerState } from '../player/player-state'

interface AnnouncementsProps {
  readonly state: PlayerState
  readonly isFixed: boolean
}

/**
 * The live region of the player. Apart from the message on the screen, whose title is read already when it takes the
 * focus, and whose buttons are no news.
 */
export function Announcements({ state: { phase, run }, isFixed }: AnnouncementsProps) {
  const [told, setTold] = useState({ phase, count: 0 })
  // By its key each is a new element: the same question, asked twice, is told twice.
  if (told.phase !== phase) setTold({ phase, count: told.count + 1 })
  return (
    <div role="status" aria-atomic="false" className="sr-only">
      {run > 0 && <p key={`run-${run}`}>{isFixed ? exerciseMessages.restarted : exerciseMessages.renewed}</p>}
      <p key={told.count}>{announcementOf(phase)}</p>
    </div>
  )
}
