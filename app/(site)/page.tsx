import type { Metadata } from 'next'
import { loadGlimpse } from '@/app/_page/load-glimpse'
import { loadGrove, loadOpenExercise, loadToday, loadWeek } from '@/app/_page/load-practice'
import { loadTrial } from '@/app/_page/load-trial'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { Home } from '@/components/home/home'
import { Landing } from '@/components/landing/landing'
import { StructuredData, siteThings } from '@/components/share/structured-data'
import { findAwaitedParent } from '@/lib/domain/account/parental-consent/change-parent'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { shellMessages } from '@/lib/shared/messages/shell'
// Not on demand, as elsewhere: that would cost more script than they weigh, and the next exercise has them too.
import 'katex/dist/katex.min.css'

export const metadata: Metadata = pageMetadata({ description: shellMessages.description, path: '/' })

export default async function HomePage() {
  const user = await currentUser()
  if (!user) return <LandingPage />
  const [classifications, usage, today, week, grove, openExercise, awaited] = await Promise.all([
    listClassifications(services().store),
    loadUsage({ userId: user.uid }),
    loadToday(user.uid),
    loadWeek(user.uid),
    loadGrove(user.uid),
    loadOpenExercise(user.uid),
    user.awaitsParent ? findAwaitedParent(services().store, user.uid) : undefined,
  ])
  return (
    <Home
      name={user.displayName || user.email}
      emailVerified={user.emailVerified}
      awaited={awaited}
      usage={usage}
      today={today}
      week={week}
      grove={grove}
      openExercise={openExercise}
      classifications={classifications}
    />
  )
}

/** What search engines find, so that it also says whose site it is. */
async function LandingPage() {
  const { site, links } = services()
  const [trial, glimpse] = await Promise.all([loadTrial(), loadGlimpse()])
  const elsewhere = [links.videoChannel, links.socialGroup].filter((address) => address !== undefined)
  return (
    <>
      <StructuredData things={siteThings({ siteUrl: site.url, elsewhere })} />
      <Landing grades={trial?.grades ?? []} offer={trial?.offer} glimpse={glimpse} />
    </>
  )
}
