import { z } from 'zod'
import { SearchAnswer } from '@/lib/domain/search/schemas'
import { SearchPageNumber, SearchTerm, searchExercises, searchLimits } from '@/lib/domain/search/search-exercises'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/search',
    section: 'Exercises',
    summary:
      'Finds public exercises by words, 30 a page, the first page being 0; of the last word its beginning is enough.',
    auth: 'user',
    limits: searchLimits,
    query: z.object({ q: SearchTerm, page: SearchPageNumber }),
    answer: SearchAnswer,
  },
  async ({ query: { q, page } }) => searchExercises(services().searchIndex, { term: q, page }),
)
