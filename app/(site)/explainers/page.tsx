import type { Metadata } from 'next'
import { loadClassificationLabels } from '@/app/_page/load-list'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ExplainerIndexPage } from '@/components/explainer/explainer-index-page'
import { listExplainers } from '@/lib/domain/explainer/list-explainers'
import { EXPLAINERS_PATH } from '@/lib/domain/explainer/model/explainer-path'
import { services } from '@/lib/server/services'
import { explainerIndexMessages } from '@/lib/shared/messages/explainer'

const { title, description } = explainerIndexMessages

export const metadata: Metadata = pageMetadata({ title, description, path: EXPLAINERS_PATH })

/** Asked when it runs: the explainers are in the store. */
export const dynamic = 'force-dynamic'

export default async function Explainers() {
  const [entries, labels] = await Promise.all([listExplainers(services().store), loadClassificationLabels()])
  return <ExplainerIndexPage entries={entries} labels={labels} />
}
