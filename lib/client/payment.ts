import { isRecord } from '@/lib/shared/is-record'
import { errorMessages } from '@/lib/shared/messages/errors'
import type { ApiError } from './api'

/** What to tell the payer of a failed call: in the provider's own words, when it has said why a card was not charged. */
export function refusalText({ code, details }: ApiError): string {
  const told = isRecord(details) ? details.message : undefined
  return typeof told === 'string' && told !== '' ? told : errorMessages[code]
}
