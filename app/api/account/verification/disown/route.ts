import { z } from 'zod'
import { ConfirmationBody } from '@/lib/domain/account/model'
import { disownAccount } from '@/lib/domain/account/verification'
import { runTask } from '@/lib/domain/task/run-task'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const DisownAnswer = z.strictObject({ taskId: z.uuid().describe('Whose page is `/task-status/{id}`.') })

export const POST = route(
  {
    method: 'POST',
    path: '/account/verification/disown',
    section: 'Accounts',
    summary: 'Deletes an account that is not confirmed, for who has the token of its mail and has not registered.',
    // As for the confirmation itself.
    limits: [{ name: 'email-confirmations', limit: 120, windowSeconds: 5 * 60, per: 'client' }],
    body: ConfirmationBody,
    answer: DisownAnswer,
    refusals: ['invalid-token', 'admin-only-deletion'],
  },
  async ({ body }) => {
    const { taskId } = await disownAccount(services(), body.token)
    services().afterResponse(() => runTask(services(), taskId))
    return { taskId }
  },
)
