import { useEffect, useState } from 'react'
import { asApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/** What is read from the server, as far as it is known. */
export type Remote<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly code: ErrorCode }

interface Settled<Value> {
  readonly read: unknown
  readonly attempt: number
  readonly remote: Remote<Value>
}

/**
 * Something that is read once, and again on request.
 *
 * @param read the same function each time; another one is for something else, and begins anew.
 */
export function useRemote<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
): readonly [Remote<Value>, reload: () => void] {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled<Value>>()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    async function ask() {
      // React may run an effect twice in a row, while a token works once: who leaves at once asks nothing.
      await undefined
      if (signal.aborted) return
      const remote = await read(signal).then(
        (value) => ({ state: 'ready', value }) as const,
        (error: unknown) => ({ state: 'failed', code: asApiError(error).code }) as const,
      )
      if (!signal.aborted) setSettled({ read, attempt, remote })
    }
    void ask()
    return () => leaving.abort()
  }, [read, attempt])

  const isCurrent = settled?.read === read && settled.attempt === attempt
  return [isCurrent ? settled.remote : { state: 'loading' }, () => setAttempt(attempt + 1)]
}
