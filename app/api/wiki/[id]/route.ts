import { z } from 'zod'
import { getWikiPage } from '@/lib/domain/wiki/get-wiki-page'
import { WikiId, WikiPage } from '@/lib/domain/wiki/model'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** The same for everyone. A page that was mended reaches those who have just read it a few minutes later. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400'

export const GET = route(
  {
    method: 'GET',
    path: '/wiki/{id}',
    section: 'Exercises',
    summary: 'A page that explains a notion, with its values and figures worked out.',
    params: z.object({ id: WikiId }),
    cacheControl: CACHE_CONTROL,
    answer: z.strictObject(WikiPage.pick({ id: true, title: true, content: true }).shape),
    refusals: ['not-found'],
  },
  async ({ params }) => {
    const { id, title, content } = await getWikiPage(services().store, params.id)
    return { id, title, content }
  },
)
