import { callApi } from './api'

/** Notes that the user accepts the legal documents. @param at when they were shown, ISO time @throws ApiError */
export function acceptLegalDocuments(userId: string, at: string): Promise<void> {
  const path = `/user/custom/${encodeURIComponent(userId)}`
  return callApi({ method: 'POST', path, body: { legalConsentDate: at } })
}
