import { z } from 'zod'
import { type RouteLimit, route } from '@/lib/http/route'
import { services } from '@/lib/services'
import { readTask } from '@/lib/task/tasks'

/** Pages ask every two seconds, and a class may sit behind one address. */
const LIMIT: RouteLimit = { name: 'task-status', limit: 6000, windowSeconds: 5 * 60, per: 'client' }
const Params = z.object({ id: z.string() })

/** Tells how a task stands. */
export const GET = route({ limits: [LIMIT], params: Params }, ({ params }) => readTask(services().store, params.id))
