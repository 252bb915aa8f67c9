import { z } from 'zod'
import { route } from '@/lib/http/route'
import { SearchTerm, searchExercises, searchLimits } from '@/lib/search/search-exercises'
import { services } from '@/lib/services'

/** Finds public exercises by words of their title, their classifications or their question. */
export const GET = route(
  { auth: 'user', limits: searchLimits, query: z.object({ q: SearchTerm }) },
  async ({ query: { q } }) => searchExercises(services().searchIndex, q),
)
