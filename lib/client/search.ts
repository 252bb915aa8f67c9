import type { SearchResult } from '@/lib/domain/search/model'
import { callApi } from './api'

/** The public exercises that fit a term best. @throws ApiError */
export function requestHits(term: string, signal: AbortSignal): Promise<SearchResult> {
  return callApi('GET /search', { query: { q: term }, signal })
}
