import { asApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/codes'
import { errorMessages } from '@/lib/shared/messages/errors'
import type { Outcome } from './passing-message'

export interface SaveTexts {
  readonly updated: string
  readonly failed: (reason: string) => string
}

/** That something was not saved, and what the code means. */
export function failedText(texts: SaveTexts): (code: ErrorCode) => string {
  return (code) => texts.failed(errorMessages[code])
}

/** Saves, and tells how it ended. */
export async function outcomeOf(save: () => Promise<void>, texts: SaveTexts): Promise<Outcome> {
  try {
    await save()
    return { tone: 'success', text: texts.updated }
  } catch (error) {
    return { tone: 'error', text: failedText(texts)(asApiError(error).code) }
  }
}
