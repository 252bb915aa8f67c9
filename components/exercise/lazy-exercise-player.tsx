'use client'

import { type ComponentProps, useEffect } from 'react'
import { lazyPart } from '@/components/ui/lazy-with-retry'
import { whenWanted } from '@/lib/client/when-idle'
import type { ExercisePlayer } from './exercise-player'

const importPlayer = () => import('./exercise-player')

const Player = lazyPart(async () => {
  // One comes here to use it, and what was typed in it before is put back by its code.
  await whenWanted('[data-player]', 200)
  return (await importPlayer()).ExercisePlayer
})

/**
 * The player as the server has rendered it, which can be read and typed in; its code comes when somebody comes near it, or
 * when the page is complete.
 */
export function LazyExercisePlayer(props: ComponentProps<typeof ExercisePlayer>) {
  return <Player {...props} />
}

/** Fetches the player's code while the exercise is still on its way. */
export function FetchPlayerAhead() {
  // The player asks again for what has not come.
  useEffect(() => void importPlayer().catch(() => undefined), [])
  return null
}
