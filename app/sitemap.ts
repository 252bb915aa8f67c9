import type { MetadataRoute } from 'next'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { examSetPath, listFirstVariants } from '@/lib/domain/exam/model'
import { listPublicationDates } from '@/lib/domain/exercise/list-exercises'
import { listExplainers } from '@/lib/domain/explainer/list-explainers'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { legalDocuments } from '@/lib/domain/legal/model'
import { latestVersion, toIsoDay } from '@/lib/domain/legal/versions'
import { trialPath } from '@/lib/domain/trial/model'
import { listTrials } from '@/lib/domain/trial/trial-lists'
import { listWikiPages } from '@/lib/domain/wiki/list-wiki-pages'
import { wikiPath } from '@/lib/domain/wiki/model/wiki-path'
import { services } from '@/lib/server/services'

/** Asked when it runs: the exercises are in the store. */
export const dynamic = 'force-dynamic'

/** The pages without a date of their own that search engines should show. */
const PAGES = [
  '/',
  '/exercises5',
  '/exercises',
  '/admission',
  '/wiki',
  '/explainers',
  '/subscribe',
  '/about',
  '/how-we-count',
  '/how-we-count/numbers',
  '/joinus',
  '/login',
  '/register',
]

/** As many addresses as the protocol allows in one map. */
const MAX_ENTRIES = 50_000

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { site, store } = services()
  const [exercises, exams, trials, wiki, explainers] = await Promise.all([
    listPublicationDates(store),
    loadCollection(store, 'admission'),
    listTrials(store),
    listWikiPages(store),
    listExplainers(store),
  ])
  return [
    ...PAGES.map((path) => ({ path, lastModified: undefined })),
    ...legalDocuments.map((name) => ({ path: `/${name}`, lastModified: toIsoDay(latestVersion(name)) })),
    ...listFirstVariants(exams).map(({ id }) => ({ path: examSetPath(id), lastModified: undefined })),
    ...trials.map(({ grade }) => ({ path: trialPath(grade), lastModified: undefined })),
    ...wiki.map(({ id }) => ({ path: wikiPath(id), lastModified: undefined })),
    ...explainers.map(({ id }) => ({ path: explainerPath(id), lastModified: undefined })),
    ...exercises.map(({ id, published }) => ({ path: `/exercise/${id}`, lastModified: published })),
  ]
    .slice(0, MAX_ENTRIES)
    .map(({ path, lastModified }) => ({ url: `${site.url}${path}`, ...(lastModified && { lastModified }) }))
}
