import { requestDeletion } from '@/lib/account/delete-account'
import { endedSession } from '@/lib/auth/session-cookie'
import { withHeaders } from '@/lib/http/respond'
import { type RouteLimit, route } from '@/lib/http/route'
import { services } from '@/lib/services'
import { runTask } from '@/lib/task/run'

const LIMIT: RouteLimit = { name: 'deletions', limit: 10, windowSeconds: 10 * 60, per: 'user' }

/** Deletes the caller's account: its sessions end at once, the rest is a task that goes on after the answer. */
export const DELETE = route({ auth: 'user', limits: [LIMIT] }, async ({ user }) => {
  const { auth, afterResponse } = services()
  const { taskId } = await requestDeletion(services(), user.uid)
  afterResponse(() => runTask(services(), taskId))
  return withHeaders({ taskId }, { 'Set-Cookie': endedSession(auth) })
})
