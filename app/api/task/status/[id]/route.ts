import { z } from 'zod'
import { TaskAnswer } from '@/lib/domain/task/schemas'
import { readTask } from '@/lib/domain/task/tasks'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/task/status/{id}',
    section: 'Accounts',
    summary: 'How a task stands, for whoever knows its id.',
    // Pages ask every two seconds, and a class may sit behind one address.
    limits: [{ name: 'task-status', limit: 6000, windowSeconds: 5 * 60, per: 'client' }],
    params: z.object({ id: z.string() }),
    answer: TaskAnswer,
    refusals: ['not-found'],
  },
  ({ params }) => readTask(services().store, params.id),
)
