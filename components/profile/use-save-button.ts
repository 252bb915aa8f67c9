import { useState } from 'react'
import { asApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { errorMessages } from '@/lib/shared/messages/errors'
import type { Outcome } from './auto-dismiss-message'

export interface SaveTexts {
  readonly updated: string
  readonly failed: (reason: string) => string
}

/** That something was not done, and what the code means. */
export function failedText(texts: SaveTexts): (code: ErrorCode) => string {
  return (code) => texts.failed(errorMessages[code])
}

/** A button that does something by itself, and the message that tells how it ended. */
export function useSaveButton(save: () => Promise<void>, texts: SaveTexts) {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function handleClick() {
    setPending(true)
    try {
      await save()
      setOutcome({ tone: 'success', text: texts.updated })
    } catch (error) {
      setOutcome({ tone: 'error', text: failedText(texts)(asApiError(error).code) })
    }
    setPending(false)
  }

  return {
    buttonProps: { pending, onClick: handleClick },
    messageProps: { outcome, onPassed: () => setOutcome(undefined) },
  } as const
}
