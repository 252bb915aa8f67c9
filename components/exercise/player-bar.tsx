import type { ReactNode } from 'react'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

/** The row at the top of a phone; where there is room, `player.css` gives its parts, what closes the exercise
 * first and what brings its text back last, other places. */
export function PlayerBar({ children }: { readonly children: ReactNode }) {
  return (
    <nav aria-label={exerciseMessages.bar} data-top="" className="player-bar">
      {children}
    </nav>
  )
}
