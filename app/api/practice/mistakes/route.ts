import { listMistakes } from '@/lib/domain/practice/mistakes/list-mistakes'
import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { MistakesAnswer } from '@/lib/domain/practice/schemas'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/practice/mistakes',
    section: 'Practice',
    summary: 'The mistakes of the caller, open and mended, each with its question as it was asked.',
    auth: 'user',
    limits: practiceLimits,
    answer: MistakesAnswer,
  },
  async ({ user }) => listMistakes(services().store, user.uid),
)
