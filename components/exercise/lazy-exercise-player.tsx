'use client'

import { type ComponentProps, useEffect } from 'react'
import { lazyInPlace } from '@/components/ui/lazy-with-retry'
import { whenWanted } from '@/lib/client/when-idle'
import type { ExercisePlayer } from './exercise-player'
import { type RenderedTexts, RenderedTextsProvider } from './exercise-text'

const importPlayer = () => import('./exercise-player')

const Player = lazyInPlace(async () => {
  // One comes here to use it, and what was typed in it before is put back by its code.
  await whenWanted('[data-player]', 200)
  return (await importPlayer()).ExercisePlayer
})

interface LazyExercisePlayerProps extends ComponentProps<typeof ExercisePlayer> {
  /** Its texts as the server rendered them, for whom they are not in the document already. */
  readonly texts: RenderedTexts | undefined
}

/**
 * The player as the server has rendered it, which can be read and typed in; its code comes when somebody comes near it, or
 * when the page is complete.
 */
export function LazyExercisePlayer({ texts, ...player }: LazyExercisePlayerProps) {
  return (
    <RenderedTextsProvider value={texts}>
      <Player {...player} />
    </RenderedTextsProvider>
  )
}

/** Fetches the player's code while the exercise is still on its way. */
export function FetchPlayerAhead() {
  // The player asks again for what has not come.
  useEffect(() => void importPlayer().catch(() => undefined), [])
  return null
}
