import { z } from 'zod'
import { SearchTerm, searchExercises, searchLimits } from '@/lib/domain/search/search-exercises'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Finds public exercises by words of their title, their classifications or their question. */
export const GET = route(
  { auth: 'user', limits: searchLimits, query: z.object({ q: SearchTerm }) },
  async ({ query: { q } }) => searchExercises(services().searchIndex, q),
)
