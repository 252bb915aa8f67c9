import { type Dispatch, useEffect, useState } from 'react'
import { asApiError, callApi } from '@/lib/client/api'
import { type RetryStatus, withRetry } from '@/lib/client/retry/with-retry'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { type ExamEvent, type ExamPaper, type ExamState, toHandIn } from './exam-state'

/** How the answers are on their way. */
export interface HandingIn {
  readonly trouble: RetryStatus | undefined
  /** Why they were refused, or did not arrive. */
  readonly failure: ErrorCode | undefined
  retry(): void
}

/** Hands the answers in as soon as all parts are over; what is lost on the way is sent again. */
export function useHandIn(
  state: ExamState,
  dispatch: Dispatch<ExamEvent>,
  { paper, setId }: { readonly paper: ExamPaper; readonly setId: string },
): HandingIn {
  const [tries, setTries] = useState(0)
  const [trouble, setTrouble] = useState<RetryStatus>()
  const [failure, setFailure] = useState<ErrorCode>()
  const isOver = state.phase === 'handingIn'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try; the answers do not change any more
  useEffect(() => {
    if (!isOver) return
    const own = new AbortController()
    const { signal } = own
    setFailure(undefined)
    withRetry(
      (attempt) =>
        callApi('POST /exams/{id}/hand-in', { params: { id: setId }, body: toHandIn(state, paper), signal: attempt }),
      { signal, onTrouble: setTrouble },
    ).then(
      (result) => signal.aborted || dispatch({ type: 'graded', result }),
      (error) => signal.aborted || setFailure(asApiError(error).code),
    )
    return () => {
      own.abort()
      setTrouble(undefined)
    }
  }, [isOver, tries])

  return { trouble, failure, retry: () => setTries((count) => count + 1) }
}
