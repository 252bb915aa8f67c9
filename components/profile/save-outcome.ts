import { ApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/codes'
import { errorMessages } from '@/lib/shared/messages/errors'
import type { SaveOutcome } from './use-editor'

interface Texts {
  readonly updated: string
  readonly failed: (reason: string) => string
}

/** Which field a refusal is about. */
type FieldByCode = Partial<Record<ErrorCode, string>>

/** Saves, and tells how it ended: that the field was updated, or that it was not and what the code means. */
export async function outcomeOf(
  save: () => Promise<void>,
  texts: Texts,
  fieldByCode: FieldByCode = {},
): Promise<SaveOutcome> {
  try {
    await save()
    return { tone: 'success', text: texts.updated }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const field = fieldByCode[error.code]
    return { tone: 'error', text: texts.failed(errorMessages[error.code]), ...(field && { field }) }
  }
}
