import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { loadUsage } from '@/app/_page/load-usage'
import { SessionEndPage } from '@/components/practice/session/session-end-page'
import { PRACTICE_PATH } from '@/lib/domain/practice/model'
import { readSessionEnd } from '@/lib/domain/practice/today/read-session-end'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { homeDay } from '@/lib/shared/format/date-time'
import { sessionMessages } from '@/lib/shared/messages/practice'

export const metadata: Metadata = { title: sessionMessages.endTitle, robots: { index: false } }

/** What today's practice has brought, and where it goes from here. */
export default async function PracticeEnd() {
  const user = await currentUser()
  if (!user) redirect(`/login?redirect=${PRACTICE_PATH}`)
  const [end, usage] = await Promise.all([readSessionEnd(services(), user.uid), loadUsage({ userId: user.uid })])
  if (end.today.places.length === 0) redirect('/', RedirectType.replace)
  return <SessionEndPage end={end} usage={usage} day={homeDay(services().clock.now())} />
}
