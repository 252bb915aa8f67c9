import { useEffect, useEffectEvent, useState } from 'react'
import { isEmailVerified } from '@/lib/client/account'
import { ApiError } from '@/lib/client/api'

const POLLING_MS = 5000

/**
 * Asks every five seconds whether the address is confirmed, while the page can be seen.
 *
 * @returns whether the last question failed.
 */
export function useVerifiedEmail(onVerified: () => void): boolean {
  const [failed, setFailed] = useState(false)
  const handleVerified = useEffectEvent(onVerified)

  useEffect(() => {
    const leaving = new AbortController()
    let timer = setTimeout(ask, POLLING_MS)

    async function ask() {
      const verified = document.hidden ? false : await answer()
      if (leaving.signal.aborted) return
      if (verified === true) return handleVerified()
      setFailed(verified === 'failed')
      timer = setTimeout(ask, POLLING_MS)
    }

    function answer(): Promise<boolean | 'failed'> {
      return isEmailVerified(leaving.signal).catch((error: unknown) => {
        if (error instanceof ApiError) return 'failed'
        throw error
      })
    }

    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])

  return failed
}
