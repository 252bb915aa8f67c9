import { useState } from 'react'
import { usePolling } from '@/components/ui/use-polling'
import { callApi } from '@/lib/client/api'

/**
 * Asks every five seconds whether the address is confirmed, while the page can be seen.
 *
 * @returns whether the last question failed.
 */
export function useEmailVerificationPolling(onVerified: () => void): boolean {
  const [isVerified, setVerified] = useState(false)
  return usePolling({
    everyMs: 5000,
    isWanted: !isVerified,
    read: (signal) => callApi('GET /account/verification', { signal }),
    onAnswer: ({ emailVerified }) => {
      setVerified(emailVerified)
      if (emailVerified) onVerified()
    },
  })
}
