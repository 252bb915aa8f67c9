import type { Metadata } from 'next'
import { pageMetadata } from '@/app/_page/page-metadata'
import { WikiIndexPage } from '@/components/wiki/wiki-index-page'
import { listWikiPages } from '@/lib/domain/wiki/list-wiki-pages'
import { WIKI_PATH } from '@/lib/domain/wiki/model/wiki-path'
import { wikiByGrade, wikiByLetter } from '@/lib/domain/wiki/wiki-index'
import { services } from '@/lib/server/services'
import { wikiIndexMessages } from '@/lib/shared/messages/wiki'

const { title, description } = wikiIndexMessages

export const metadata: Metadata = pageMetadata({ title, description, path: WIKI_PATH })

interface WikiProps {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Wiki({ searchParams }: WikiProps) {
  const [pages, { by }] = await Promise.all([listWikiPages(services().store), searchParams])
  const notions = pages.filter(({ isSheet }) => !isSheet)
  const view = by === 'grade' ? 'grade' : 'letter'
  const sections = view === 'grade' ? wikiByGrade(notions) : wikiByLetter(notions)
  return (
    <WikiIndexPage
      view={view}
      count={notions.length}
      sections={sections}
      sheets={pages.filter(({ isSheet }) => isSheet).toSorted((one, other) => one.grade - other.grade)}
    />
  )
}
