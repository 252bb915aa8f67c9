import { requestDeletion } from '@/lib/domain/account/delete-account'
import { runTask } from '@/lib/domain/task/run'
import { expireSessionCookie } from '@/lib/server/auth/session-cookie'
import { withHeaders } from '@/lib/server/http/respond'
import { type RouteLimit, route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const LIMIT: RouteLimit = { name: 'deletions', limit: 10, windowSeconds: 10 * 60, per: 'user' }

/** Deletes the caller's account: its sessions end at once, the rest is a task that goes on after the answer. */
export const DELETE = route({ auth: 'user', limits: [LIMIT] }, async ({ user }) => {
  const { auth, afterResponse } = services()
  const { taskId } = await requestDeletion(services(), user.uid)
  afterResponse(() => runTask(services(), taskId))
  return withHeaders({ taskId }, { 'Set-Cookie': expireSessionCookie(auth) })
})
