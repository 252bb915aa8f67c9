import { z } from 'zod'
import { readTask } from '@/lib/domain/task/tasks'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

/** Pages ask every two seconds, and a class may sit behind one address. */
const LIMIT: RouteLimit = { name: 'task-status', limit: 6000, windowSeconds: 5 * 60, per: 'client' }
const Params = z.object({ id: z.string() })

/** Tells how a task stands. */
export const GET = route({ limits: [LIMIT], params: Params }, ({ params }) => readTask(services().store, params.id))
