import { useEffect, useRef } from 'react'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { fetchNextNumbers } from './player-calls'
import { isBegun, type PlayerState } from './player-state'

/**
 * Fetches the next numbers of the exercise ahead, as soon as an answer of this round was checked, so that they show at
 * once when they are asked for. What does not arrive is fetched when it is asked for.
 *
 * @returns the numbers that follow those on the screen, when they are here.
 */
export function useNextNumbers(
  exerciseId: string,
  state: PlayerState,
  isWanted: boolean,
): () => GeneratedExercise | undefined {
  const latest = useRef(state)
  const ahead = useRef<{ readonly after: GeneratedExercise; readonly next: GeneratedExercise }>(undefined)
  const isNeeded = isWanted && isBegun(state)
  const { exercise } = state

  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    if (!isNeeded || ahead.current?.after === exercise) return
    const leaving = new AbortController()
    fetchNextNumbers(exerciseId, latest.current, leaving.signal).then(
      (next) => {
        ahead.current = { after: exercise, next }
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [exerciseId, exercise, isNeeded])

  return () => (ahead.current?.after === exercise ? ahead.current.next : undefined)
}
