import type { WikiPage } from '@/lib/domain/wiki/model'
import { callApi } from './api'

/** Fetches a page of the wiki. @throws ApiError, among others `not-found`. */
export function fetchWikiPage(id: string): Promise<WikiPage> {
  return callApi('GET /wiki/{id}', { params: { id } })
}
