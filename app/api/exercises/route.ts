import { listByClassification } from '@/lib/domain/exercise-list/list'
import { ListQuery } from '@/lib/domain/exercise-list/query'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The same for everyone. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600'

/** Public exercises that have any of some classifications, 10 a page. */
export const GET = route({ query: ListQuery, cacheControl: CACHE_CONTROL }, async ({ query: { cls, page } }) =>
  listByClassification(services().store, { classifications: cls, page }),
)
