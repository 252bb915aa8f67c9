/** The client-safe door of the search. It knows no zod, so that the page loads none. */

/** A shorter term finds nothing; the pupil is told to go on typing. */
export const MIN_TERM_LENGTH = 2
export const MAX_TERM_LENGTH = 100

/** A hit, as `GET /api/search` answers it. */
export interface SearchHit {
  /** The id of the exercise. */
  readonly objectID: string
  readonly classifications: readonly string[]
  readonly description: string
}

/** The best hits, and how many there are in all. */
export interface SearchResult {
  readonly nbHits: number
  readonly hits: readonly SearchHit[]
}

/** A term as it is searched: without spaces around it, and with single ones inside. */
export function normalizeTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim()
}
