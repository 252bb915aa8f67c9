import type { Metadata } from 'next'
import { loadClassificationLabels, loadListHeading, loadListPage } from '@/app/_page/load-list'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { SolvedRefresh } from '@/components/collection/solved-refresh'
import { ExerciseList } from '@/components/exercise-list/exercise-list'
import { DailyLimitProvider } from '@/components/freemium/daily-limit'
import { ListsBanner } from '@/components/freemium/lists-banner'
import { SiteLink } from '@/components/ui/site-link'
import { listPath } from '@/lib/domain/exercise-list/model'
import { parseListParams } from '@/lib/domain/exercise-list/schemas'
import { currentUser } from '@/lib/server/auth/session'
import { listPageMessages as messages } from '@/lib/shared/messages/collections'
import { exerciseListMessages } from '@/lib/shared/messages/exercise-list'

interface ListPageProps {
  readonly searchParams: Promise<{ readonly cls?: string | string[]; readonly page?: string | string[] }>
}

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const { classifications } = parseListParams(await searchParams)
  const title = await loadListHeading(classifications)
  const path = listPath(classifications)
  if (title === undefined) {
    const { title, noDescription: description } = messages
    return { ...pageMetadata({ title, description, path }), robots: { index: false } }
  }
  return pageMetadata({ title, description: messages.description(title), path })
}

export default async function ExerciseListPage({ searchParams }: ListPageProps) {
  const question = parseListParams(await searchParams)
  const { classifications, page } = question
  const user = await currentUser()
  const [labels, heading, first, usage, solved] = await Promise.all([
    loadClassificationLabels(),
    loadListHeading(classifications),
    loadListPage(question),
    user && loadUsage({ userId: user.uid }),
    loadSolved(user?.uid),
  ])
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <SolvedRefresh />
      <h1 className="text-title">{heading ?? messages.title}</h1>
      <ListsBanner usage={usage} />
      {page > 0 && (
        <p className="mt-6">
          <SiteLink
            href={listPath(classifications)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {exerciseListMessages.toStart}
          </SiteLink>
        </p>
      )}
      <DailyLimitProvider usage={usage}>
        <ExerciseList
          key={`${classifications.join()} ${page}`}
          classifications={classifications}
          page={page}
          first={first}
          labels={labels}
          solved={solved}
          userId={user?.uid}
        />
      </DailyLimitProvider>
    </div>
  )
}
