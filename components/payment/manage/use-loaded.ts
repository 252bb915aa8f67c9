import { useEffect, useState } from 'react'
import { ApiError } from '@/lib/client/api'

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly value: Value }

/** Something that is read once, and again on request. @param read the same function each time */
export function useLoaded<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
): readonly [Loaded<Value>, reload: () => void] {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (outcome: Loaded<Value>) => {
      if (!leaving.signal.aborted) setLoaded(outcome)
    }
    setLoaded({ state: 'loading' })
    read(leaving.signal).then(
      (value) => settle({ state: 'loaded', value }),
      (error: unknown) => {
        settle({ state: 'failed' })
        if (!(error instanceof ApiError)) throw error
      },
    )
    return () => leaving.abort()
  }, [read, attempt])

  return [loaded, () => setAttempt((count) => count + 1)]
}
