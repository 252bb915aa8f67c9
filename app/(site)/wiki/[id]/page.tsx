import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { loadSolved } from '@/app/_page/load-solved'
import { pageMetadata } from '@/app/_page/page-metadata'
import { DocumentText } from '@/components/rich-text/document-text'
import { RichText } from '@/components/rich-text/rich-text'
import { StructuredData, wikiThings } from '@/components/share/structured-data'
import { WikiPage } from '@/components/wiki/wiki-page'
import { explainerOfSkill, listExplainers } from '@/lib/domain/explainer/list-explainers'
import { loadSkillMap } from '@/lib/domain/practice/skill-map/load-skill-map'
import { excerptOf } from '@/lib/domain/wiki/excerpt-of'
import { findWikiPage } from '@/lib/domain/wiki/get-wiki-page'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { trainingOf } from '@/lib/domain/wiki/training-of'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { wikiPageMessages } from '@/lib/shared/messages/wiki'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface WikiPageProps {
  readonly params: Promise<{ readonly id: string }>
}

/** Once a request, for the page and for its metadata. */
const findPage = cache((id: string) => findWikiPage(services().store, id))

export async function generateMetadata({ params }: WikiPageProps): Promise<Metadata> {
  const page = await findPage((await params).id)
  if (!page) return {}
  const { id, title, content } = page
  return pageMetadata({
    title: wikiPageMessages.title(title),
    description: excerptOf(content),
    path: wikiPath(id),
  })
}

/** A notion at its own address. An unknown one has no page. */
export default async function WikiPageRoute({ params }: WikiPageProps) {
  const page = await findPage((await params).id)
  if (!page) notFound()
  const { id, title, grade, isSheet = false, content } = page
  const { store, site } = services()
  const user = await currentUser()
  const [map, solved, isFetched, all] = await Promise.all([
    loadSkillMap(store),
    loadSolved(user?.uid),
    isChangeOfPage(),
    listExplainers(store),
  ])
  const explainers = page.skills.flatMap((skill) => explainerOfSkill(all, skill) ?? [])
  const Text = isFetched ? RichText : DocumentText
  const facts = { siteUrl: site.url, path: wikiPath(id), title, description: excerptOf(content), grade }
  return (
    <>
      <StructuredData things={wikiThings(facts)} />
      {content.includes('$') && <MathStyles />}
      <WikiPage
        title={title}
        grade={grade}
        isSheet={isSheet}
        training={trainingOf(page, map)}
        explainers={explainers}
        solved={solved}
      >
        <Text source={withPageHeadings(content)} />
      </WikiPage>
    </>
  )
}

/** Below the title of a page headings are of the second level; in the dialog, which has a page around it, of the third. */
function withPageHeadings(content: string): string {
  return content.replace(/^###(?= )/gm, '##')
}
