/** The client-safe entry point of the search. Without schemas, whose library would weigh more than the page. */
export type { SearchHit, SearchResult } from './schemas'

/** A shorter term finds nothing; the pupil is told to go on typing. */
export const MIN_TERM_LENGTH = 2
export const MAX_TERM_LENGTH = 100

/** A term as it is searched: without spaces around it, and with single ones inside. */
export function normalizeTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim()
}
