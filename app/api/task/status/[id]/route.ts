import { z } from 'zod'
import { TaskAnswer } from '@/lib/domain/task/schemas'
import { readTask } from '@/lib/domain/task/tasks'
import type { RouteLimit } from '@/lib/server/http/declaration'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Pages ask every two seconds, and a class may sit behind one address. */
const LIMIT: RouteLimit = { name: 'task-status', limit: 6000, windowSeconds: 5 * 60, per: 'client' }
const Params = z.object({ id: z.string() })

/** Tells how a task stands. */
export const GET = route(
  {
    method: 'GET',
    path: '/task/status/{id}',
    section: 'Accounts',
    summary: 'How a task stands, for whoever knows its id.',
    limits: [LIMIT],
    params: Params,
    answer: TaskAnswer,
    refusals: ['not-found'],
  },
  ({ params }) => readTask(services().store, params.id),
)
