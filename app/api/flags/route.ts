import { z } from 'zod'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const FlagsAnswer = z.strictObject({ enableBlog: z.boolean() })

export const GET = route(
  {
    method: 'GET',
    path: '/flags',
    section: 'Everything else',
    summary: 'What is switched on, the same for everyone.',
    cacheControl: 'public, max-age=60',
    answer: FlagsAnswer,
  },
  async () => services().featureFlags.current(),
)
