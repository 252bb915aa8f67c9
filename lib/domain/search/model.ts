import { MAX_TERM_LENGTH } from '@/lib/shared/term-length'

/** The client-safe entry point of the search. Without schemas, whose library would weigh more than the page. */
export type { SearchHit, SearchResult } from './schemas'

/** A term as it is searched: without spaces around it, and with single ones inside. */
export function normalizeTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim()
}
