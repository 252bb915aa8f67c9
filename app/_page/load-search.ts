import type { SearchState } from '@/components/search/search-state'
import { requireWithinLimit } from '@/lib/domain/limits/require-within-limit'
import { type SearchQuestion, searchExercises, searchLimits } from '@/lib/domain/search/search-exercises'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import { MIN_TERM_LENGTH } from '@/lib/shared/term-length'

/** What the search page begins with. It is shown whatever the index does: a failure is reported, and said there. */
export async function loadSearch(userId: string, { term, page }: SearchQuestion): Promise<SearchState> {
  if (term.length < MIN_TERM_LENGTH) return { name: 'too-short', term }
  const { searchIndex, rateLimiter, errorReporter } = services()
  try {
    for (const limit of searchLimits) await requireWithinLimit(rateLimiter, limit, userId)
    return { name: 'found', term, page, result: await searchExercises(searchIndex, { term, page }) }
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal'
    if (code !== 'too-many-requests') errorReporter.report(error, { part: 'search' })
    return { name: 'failed', term, code }
  }
}
