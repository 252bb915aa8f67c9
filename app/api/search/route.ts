import { z } from 'zod'
import { SearchAnswer } from '@/lib/domain/search/schemas'
import { SearchTerm, searchExercises, searchLimits } from '@/lib/domain/search/search-exercises'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/search',
    section: 'Exercises',
    summary: 'Finds public exercises by words; of the last one its beginning is enough.',
    auth: 'user',
    limits: searchLimits,
    query: z.object({ q: SearchTerm }),
    answer: SearchAnswer,
  },
  async ({ query: { q } }) => searchExercises(services().searchIndex, q),
)
