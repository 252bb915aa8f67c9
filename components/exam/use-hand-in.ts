import { type Dispatch, useEffect, useState } from 'react'
import { asApiError } from '@/lib/client/api'
import { type RetryStatus, withRetry } from '@/lib/client/retry/with-retry'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import type { ExamEvent, ExamPhase } from './exam-state'

/** How the answers are on their way. */
export interface HandingIn {
  readonly trouble: RetryStatus | undefined
  /** Why they were refused, or did not arrive. */
  readonly failure: ErrorCode | undefined
  retry(): void
}

/**
 * Hands the answers in as soon as all parts are over; what is lost on the way is sent again, and without a connection as
 * soon as there is one.
 */
export function useHandIn(
  phase: ExamPhase,
  dispatch: Dispatch<ExamEvent>,
  handIn: (signal: AbortSignal) => Promise<void>,
): HandingIn {
  const [tries, setTries] = useState(0)
  const [trouble, setTrouble] = useState<RetryStatus>()
  const [failure, setFailure] = useState<ErrorCode>()
  const isOver = phase === 'handingIn'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try; the answers do not change any more
  useEffect(() => {
    if (!isOver) return
    const own = new AbortController()
    const { signal } = own
    setFailure(undefined)
    withRetry(handIn, { signal, onTrouble: setTrouble }).then(
      () => signal.aborted || dispatch({ type: 'handedIn' }),
      (error) => signal.aborted || setFailure(asApiError(error).code),
    )
    return () => {
      own.abort()
      setTrouble(undefined)
    }
  }, [isOver, tries])

  return { trouble, failure, retry: () => setTries((count) => count + 1) }
}
