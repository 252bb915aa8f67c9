import { practiceLimits } from '@/lib/domain/practice/practice-limits'
import { TodayAnswer } from '@/lib/domain/practice/schemas'
import { readToday } from '@/lib/domain/practice/today/read-today'
import { route } from '@/lib/server/http/route'
import { services } from '@/lib/server/services'

export const GET = route(
  {
    method: 'GET',
    path: '/practice/today',
    section: 'Practice',
    summary: "Today's practice of the caller, the same for the whole day.",
    auth: 'user',
    limits: practiceLimits,

    answer: TodayAnswer,
  },
  async ({ user }) => readToday(services(), user.uid),
)
