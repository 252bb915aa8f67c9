import { listByClassification } from '@/lib/domain/exercise-list/list-by-classification'
import { ListAnswer, ListQuery } from '@/lib/domain/exercise-list/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The same for everyone. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600'

export const GET = route(
  {
    method: 'GET',
    path: '/exercises',
    section: 'Exercises',
    summary: 'Public exercises that have any of at most 30 classifications (`a,b`), 10 a page, the first page being 0.',
    query: ListQuery,
    cacheControl: CACHE_CONTROL,
    answer: ListAnswer,
  },
  async ({ query: { cls, page } }) => listByClassification(services().store, { classifications: cls, page }),
)
