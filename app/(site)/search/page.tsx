import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadSearch } from '@/app/_page/load-search'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { SolvedRefresh } from '@/components/collection/solved-refresh'
import { SearchPage } from '@/components/search/search-page'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import type { Classification } from '@/lib/domain/classification/model'
import { normalizeTerm, searchPageIn, searchPath } from '@/lib/domain/search/model'
import { currentUser } from '@/lib/server/auth/session'
import { findLoginRedirect } from '@/lib/server/http/login-redirect'
import { services } from '@/lib/server/services'
import { searchMessages as messages } from '@/lib/shared/messages/search'

const { title, description } = messages

interface SearchProps {
  readonly searchParams: Promise<{ readonly q?: string | string[]; readonly page?: string | string[] }>
}

export async function generateMetadata({ searchParams }: SearchProps): Promise<Metadata> {
  const page = searchPageIn([(await searchParams).page ?? []].flat()[0])
  return {
    ...pageMetadata({ title: page > 0 ? messages.titleOfPage(page + 1) : title, description, path: '/search' }),
    robots: { index: false },
  }
}

export default async function Search({ searchParams }: SearchProps) {
  const { q, page: number } = await searchParams
  const term = normalizeTerm([q ?? ''].flat()[0] ?? '')
  const page = searchPageIn([number ?? []].flat()[0])
  const user = await currentUser()
  // A session that has ended passes the middleware.
  if (!user) redirect(findLoginRedirect('/search', searchPath(term, page).slice('/search'.length)) ?? '/login')
  const [first, classifications, solved, usage] = await Promise.all([
    loadSearch(user.uid, { term, page }),
    listClassifications(services().store),
    loadSolved(user.uid),
    loadUsage({ userId: user.uid }),
  ])
  // Behind the last page there is nothing to read.
  if (first.name === 'found' && page > 0 && first.result.hits.length === 0) redirect(searchPath(term))
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <SolvedRefresh />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{messages.lead}</p>
      <SearchPage
        key={`${page} ${term}`}
        userId={user.uid}
        first={first}
        labels={Object.fromEntries(classifications.map(({ id, label }) => [id, label]))}
        solved={solved}
        usage={usage}
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
