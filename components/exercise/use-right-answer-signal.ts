import { useEffect, useRef } from 'react'
import { hasEffects, readAnswerEffects } from '@/lib/client/answer-effects'
import { loadRightAnswerSignal } from '@/lib/client/load-right-answer-signal'
import type { PlayerState } from './player/player-state'

/** Has a right answer heard and felt, as was chosen in the profile. What is only found solved again is not. */
export function useRightAnswerSignal({ phase, finished }: Pick<PlayerState, 'phase' | 'finished'>): void {
  const signal = useRef<ReturnType<typeof loadRightAnswerSignal>>(undefined)
  const known = useRef(finished)
  const isChecking = phase.name === 'calling' && phase.call === 'check'
  const isTold = phase.name === 'told' || phase.name === 'celebrating'

  useEffect(() => {
    const effects = readAnswerEffects()
    if (!hasEffects(effects)) return
    const loading = loadRightAnswerSignal(effects)
    signal.current = loading
    return () => {
      signal.current = undefined
      void loading.then((loaded) => loaded?.close())
    }
  }, [])

  useEffect(() => {
    if (isChecking) void signal.current?.then((loaded) => loaded?.wake())
  }, [isChecking])

  useEffect(() => {
    const isMore = finished > known.current
    known.current = finished
    if (isMore && isTold) void signal.current?.then((loaded) => loaded?.give())
  }, [finished, isTold])
}
