import { z } from 'zod'
import { Reauthentication, requireReauthentication } from '@/lib/domain/account/reauthenticate'
import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { sendNotices } from '@/lib/domain/payment/notices/notices'
import { runTask } from '@/lib/domain/task/run-task'
import { expireSessionCookie } from '@/lib/server/auth/session-cookie'
import { route } from '@/lib/server/http/route'
import { withHeaders } from '@/lib/server/http/to-response'
import { services } from '@/lib/server/services'

const DeletionAnswer = z.strictObject({ taskId: z.uuid().describe('Whose page is `/task-status/{id}`.') })

export const DELETE = route(
  {
    method: 'DELETE',
    path: '/user',
    section: 'Accounts',
    summary: 'Ends the sessions of the account, and starts the task that erases it.',
    auth: 'user',
    limits: [{ name: 'deletions', limit: 10, windowSeconds: 10 * 60, per: 'user' }],
    body: Reauthentication,
    answer: DeletionAnswer,
    refusals: ['admin-only-deletion', 'wrong-password', 'reauthentication-required', 'conflict'],
  },
  async ({ user, session, body }) => {
    const { auth, afterResponse } = services()
    await requireReauthentication(services(), { user, session }, body)
    const { taskId } = await requestAccountDeletion(services(), user.uid)
    afterResponse(async () => {
      await runTask(services(), taskId)
      // Who paid for an account that is gone is told now what is given back.
      await sendNotices(services())
    })
    return withHeaders({ taskId }, { 'Set-Cookie': expireSessionCookie(auth) })
  },
)
