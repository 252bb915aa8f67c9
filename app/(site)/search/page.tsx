import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadSearch } from '@/app/_page/load-search'
import { loadSolved } from '@/app/_page/load-solved'
import { pageMetadata } from '@/app/_page/page-metadata'
import { SolvedRefresh } from '@/components/collection/solved-refresh'
import { SearchPage } from '@/components/search/search-page'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import type { Classification } from '@/lib/domain/classification/model'
import { normalizeTerm } from '@/lib/domain/search/model'
import { currentUser } from '@/lib/server/auth/session'
import { findLoginRedirect } from '@/lib/server/http/login-redirect'
import { services } from '@/lib/server/services'
import { searchMessages as messages } from '@/lib/shared/messages/search'

const { title, description } = messages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/search' }),
  robots: { index: false },
}

interface SearchProps {
  readonly searchParams: Promise<{ readonly q?: string | string[] }>
}

export default async function Search({ searchParams }: SearchProps) {
  const { q } = await searchParams
  const term = normalizeTerm([q ?? ''].flat()[0] ?? '')
  const user = await currentUser()
  // A session that has ended passes the middleware.
  if (!user) redirect(findLoginRedirect('/search', term && `?${new URLSearchParams({ q: term })}`) ?? '/login')
  const [first, classifications, solved] = await Promise.all([
    loadSearch(user.uid, term),
    listClassifications(services().store),
    loadSolved(user.uid),
  ])
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <SolvedRefresh />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{messages.lead}</p>
      <SearchPage
        userId={user.uid}
        first={first}
        labels={Object.fromEntries(classifications.map(({ id, label }) => [id, label]))}
        solved={solved}
        examples={largestTopics(classifications)}
      />
    </div>
  )
}

/** What to begin with: the topics with the most exercises. */
function largestTopics(classifications: readonly Classification[]): readonly string[] {
  return classifications
    .filter(({ id, exerciseCount }) => id.startsWith('hu|topic|') && exerciseCount > 0)
    .toSorted((one, other) => other.exerciseCount - one.exerciseCount)
    .slice(0, 6)
    .map(({ label }) => label)
}
