import { z } from 'zod'
import type { SearchIndex } from '@/lib/ports/search-index'
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '@/lib/shared/term-length'
import { HITS_PER_PAGE, MAX_SEARCH_PAGE, type SearchResult } from './model'

/** A term; spaces around it and more than one between its words do not count. */
export const SearchTerm = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().min(MIN_TERM_LENGTH).max(MAX_TERM_LENGTH))

/** The number of a page of hits, from 0. */
export const SearchPageNumber = z.coerce.number<string | number>().pipe(z.int().min(0).max(MAX_SEARCH_PAGE)).default(0)

/** What is searched for, and which part of what is found. */
export interface SearchQuestion {
  readonly term: string
  /** From 0. */
  readonly page: number
}

/** Searches of one account: a pupil who types asks a few times for each word, far below this. */
export const searchLimits = [{ name: 'searches', limit: 120, windowSeconds: 60, per: 'user' }] as const

/** A page of the public exercises and of the wiki that fit a term, the best first. @throws AppError `unavailable` when the index cannot be asked. */
export async function searchExercises(searchIndex: SearchIndex, { term, page }: SearchQuestion): Promise<SearchResult> {
  // Without a letter or a digit there is nothing to look for, which some engines take for a wish to see everything.
  if (!/[\p{L}\p{N}]/u.test(term)) return { nbHits: 0, hits: [] }
  return searchIndex.search(term, HITS_PER_PAGE, page * HITS_PER_PAGE)
}
