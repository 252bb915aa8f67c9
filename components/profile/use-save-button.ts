import { useState } from 'react'
import { asApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { errorMessages } from '@/lib/shared/messages/errors'
import type { Outcome } from './auto-dismiss-message'

export interface SaveTexts {
  readonly updated: string
  readonly failed: (reason: string) => string
}

/** What a refusal means. */
export type RefusalText = (code: ErrorCode, details: unknown) => string

/** That something was not done, and what the refusal means. */
export function failedText(texts: SaveTexts, refusalOf: RefusalText = (code) => errorMessages[code]): RefusalText {
  return (code, details) => texts.failed(refusalOf(code, details))
}

/** A button that does something by itself, and the message that tells how it ended. */
export function useSaveButton(save: () => Promise<void>, texts: SaveTexts) {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  function failureOf(error: unknown): Outcome {
    const { code, details } = asApiError(error)
    return { tone: 'error', text: failedText(texts)(code, details), isSignedOut: code === 'unauthenticated' }
  }

  async function handleClick() {
    setPending(true)
    try {
      await save()
      setOutcome({ tone: 'success', text: texts.updated })
    } catch (error) {
      setOutcome(failureOf(error))
    }
    setPending(false)
  }

  return {
    buttonProps: { pending, onClick: handleClick },
    messageProps: { outcome, onPassed: () => setOutcome(undefined) },
  } as const
}
