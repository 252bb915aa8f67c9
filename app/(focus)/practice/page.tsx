import { RedirectType, redirect } from 'next/navigation'
import { PRACTICE_END_PATH, practicePlacePath } from '@/lib/domain/practice/model'
import { readToday } from '@/lib/domain/practice/today/read-today'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'

/** The way into today's practice: to the place that comes next, after the last to its end. The home page asks the grade. */
export default async function PracticePage() {
  const user = await currentUser()
  if (!user) redirect('/login?redirect=/practice')
  const { grade, places } = await readToday(services(), user.uid)
  if (grade === undefined || places.length === 0) redirect('/', RedirectType.replace)
  const next = places.findIndex(({ state }) => state === 'open')
  redirect(next < 0 ? PRACTICE_END_PATH : practicePlacePath(next + 1), RedirectType.replace)
}
