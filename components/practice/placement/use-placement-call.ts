import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { asApiError } from '@/lib/client/api'
import type { PlacementView } from '@/lib/domain/practice/model'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'

/**
 * Takes steps of the placement, one at a time; the page is read anew with each, since the server writes its questions.
 *
 * @param onUngraded hears of an answer that could not be judged fairly: the page stays as it is.
 */
export function usePlacementCall(onUngraded?: (ungraded: NonNullable<PlacementView['ungraded']>) => void) {
  const router = useRouter()
  const [isRefreshing, refresh] = useTransition()
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<ErrorCode>()
  const isBusy = isSending || isRefreshing

  async function take(send: () => Promise<PlacementView>) {
    if (isBusy) return
    setFault(undefined)
    setSending(true)
    try {
      const { ungraded } = await send()
      if (ungraded) onUngraded?.(ungraded)
      else refresh(() => router.refresh())
    } catch (error) {
      setFault(asApiError(error).code)
    } finally {
      setSending(false)
    }
  }
  return { take: (send: () => Promise<PlacementView>) => void take(send), isBusy, fault }
}
