import { useEffect, useEffectEvent, useState } from 'react'
import { asApiError } from '@/lib/client/api'

interface Polling<Answer> {
  readonly everyMs: number
  /** Whether there is anything left to ask. */
  readonly isWanted: boolean
  readonly read: (signal: AbortSignal) => Promise<Answer>
  readonly onAnswer: (answer: Answer) => void
}

/**
 * Asks again and again, while the page can be seen.
 *
 * @returns whether the last question failed.
 */
export function usePolling<Answer>({ everyMs, isWanted, read, onAnswer }: Polling<Answer>): boolean {
  const [failed, setFailed] = useState(false)
  const ask = useEffectEvent(read)
  const handleAnswer = useEffectEvent(onAnswer)

  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    const { signal } = leaving
    let timer = setTimeout(poll, everyMs)

    async function poll() {
      if (!document.hidden) await refresh()
      if (!signal.aborted) timer = setTimeout(poll, everyMs)
    }

    async function refresh() {
      try {
        const answer = await ask(signal)
        if (signal.aborted) return
        setFailed(false)
        handleAnswer(answer)
      } catch (error) {
        if (signal.aborted) return
        // A failed call is only told; a fault of the program goes on to who watches over errors.
        asApiError(error)
        setFailed(true)
      }
    }

    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [everyMs, isWanted])

  return failed
}
