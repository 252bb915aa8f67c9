import { useState } from 'react'
import { asApiError } from '@/lib/client/api'
import { errorMessages } from '@/lib/shared/messages/errors'

/** What a button does with the token of a mail: one press at a time, and a failure that lets it be pressed again. */
export function useTokenAction(act: () => Promise<void>, onVoid: () => void) {
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string>()

  async function run() {
    setPending(true)
    setFault(undefined)
    try {
      await act()
    } catch (error) {
      const { code } = asApiError(error)
      if (code === 'invalid-token') return onVoid()
      setFault(errorMessages[code])
      setPending(false)
    }
  }

  return { pending, fault, run }
}
