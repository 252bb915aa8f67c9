import { z } from 'zod'
import type { SearchIndex } from '@/lib/ports/search-index'
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '@/lib/shared/term-length'
import type { SearchResult } from './model'

/** More than anybody reads; who sees as many needs another word, not another page. */
const MAX_HITS = 30

/** A term; spaces around it and more than one between its words do not count. */
export const SearchTerm = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(z.string().min(MIN_TERM_LENGTH).max(MAX_TERM_LENGTH))

/** Searches of one account: a pupil who types asks a few times for each word, far below this. */
export const searchLimits = [{ name: 'searches', limit: 120, windowSeconds: 60, per: 'user' }] as const

/** The public exercises that fit a term best. @throws AppError `unavailable` when the index cannot be asked. */
export async function searchExercises(searchIndex: SearchIndex, term: string): Promise<SearchResult> {
  // Without a letter or a digit there is nothing to look for, which some engines take for a wish to see everything.
  if (!/[\p{L}\p{N}]/u.test(term)) return { nbHits: 0, hits: [] }
  return searchIndex.search(term, MAX_HITS)
}
