import { callApi } from './api'

/** Notes that the user accepts the legal documents. @param at when they were shown, ISO time @throws ApiError */
export function acceptLegalDocuments(userId: string, at: string): Promise<void> {
  return callApi('POST /user/custom/{userId}', { params: { userId }, body: { legalConsentDate: at } })
}
