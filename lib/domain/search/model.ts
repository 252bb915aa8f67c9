import { MAX_TERM_LENGTH } from '@/lib/shared/term-length'

/** The client-safe entry point of the search. Without schemas, whose library would weigh more than the page. */
export type { SearchHit, SearchResult } from './schemas'

/** With it the ids of hits begin that are pages of the wiki: no id of an exercise has a slash. */
export const WIKI_HIT = 'wiki/'

/** With it the ids of hits begin that are explainers. */
export const EXPLAINER_HIT = 'explainer/'

/** How many hits are given at once. */
export const HITS_PER_PAGE = 30

/** The last page of hits, counted from 0: services that search do not go further than a thousand hits. */
export const MAX_SEARCH_PAGE = 32

/** Where the hits of a term are on the site. @param page counted from 0, as in lists */
export function searchPath(term: string, page = 0): string {
  if (term === '') return '/search'
  return `/search?${new URLSearchParams({ q: term, ...(page > 0 && { page: String(page) }) })}`
}

/** The number of a page of hits as an address has it, read kindly: what is none is the first. */
export function searchPageIn(text: string | null | undefined): number {
  return text && /^\d{1,2}$/.test(text) && Number(text) <= MAX_SEARCH_PAGE ? Number(text) : 0
}

/** A term as it is searched: without spaces around it, and with single ones inside. */
export function normalizeTerm(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH).trim()
}
