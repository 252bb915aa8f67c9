import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { PracticeSettings, TodayAnswer } from '@/lib/domain/practice/schemas'
import { choosePractice } from '@/lib/domain/practice/today/read-today'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const PUT = route(
  {
    method: 'PUT',
    path: '/practice/settings',
    section: 'Practice',
    summary: 'How the caller wants to practise. Another grade or size composes anew what is not done of the day.',
    auth: 'user',
    limits: practiceLimits,
    body: PracticeSettings,
    answer: TodayAnswer,
  },
  async ({ user, body }) => choosePractice(services(), user.uid, body),
)
