import { z } from 'zod'
import { checkHealth } from '@/lib/domain/health/check-health'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const HealthAnswer = z.strictObject({
  status: z.literal('ok'),
  store: z.enum(['embedded', 'firestore']),
  version: z.string(),
})

export const GET = route(
  {
    method: 'GET',
    path: '/health',
    section: 'Everything else',
    summary: 'Whether the site can do its work.',
    answer: HealthAnswer,
  },
  () => checkHealth(services()),
)
