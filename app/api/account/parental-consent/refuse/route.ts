import { z } from 'zod'
import { ParentAnswer, refuseAccount } from '@/lib/domain/account/parental-consent/answer-parent'
import { runTask } from '@/lib/domain/task/run-task'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

const RefusalAnswer = z.strictObject({ taskId: z.uuid().describe('Whose page is `/task-status/{id}`.') })

export const POST = route(
  {
    method: 'POST',
    path: '/account/parental-consent/refuse',
    section: 'Accounts',
    summary: 'A parent has the account of a child deleted, with the token of a mail.',
    limits: [{ name: 'parental-refusals', limit: 60, windowSeconds: 5 * 60, per: 'client' }],
    body: ParentAnswer,
    answer: RefusalAnswer,
    refusals: ['invalid-token', 'admin-only-deletion'],
  },
  async ({ body }) => {
    const { taskId } = await refuseAccount(services(), body.token)
    services().afterResponse(() => runTask(services(), taskId))
    return { taskId }
  },
)
