import type { Metadata } from 'next'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { ClassificationLinks } from '@/components/collection/classification-links'
import { CollectionPage } from '@/components/collection/collection-page'
import { DynamicGroups } from '@/components/collection/dynamic-groups'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { listedClassifications } from '@/components/collection/listed-classifications'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { dynamicMessages as messages } from '@/lib/shared/messages/collections'
import { homeMessages } from '@/lib/shared/messages/home'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/exercises' })

/** The lists whose exercises have the same numbers for everyone stand beside the generated ones. */
const GRADES = { id: 'grades', title: homeMessages.grades }

export default async function DynamicExercisesPage() {
  const user = await currentUser()
  const { store } = services()
  const [{ groups }, classifications, solved, usage] = await Promise.all([
    loadCollection(store, 'dynamic'),
    listClassifications(store),
    loadSolved(user?.uid),
    user && loadUsage({ userId: user.uid }),
  ])
  const grades = listedClassifications(classifications, 'hu|grade|')
  const lead = (
    <>
      <p className="font-semibold text-ink">{messages.subtitle}</p>
      <p>{messages.lead}</p>
    </>
  )
  return (
    <CollectionPage title={title} lead={lead} usage={usage}>
      {groups.length === 0 ? (
        <EmptyCollection />
      ) : (
        <DynamicGroups groups={groups} solved={solved} further={grades.length > 0 ? [GRADES] : []} />
      )}
      <ClassificationLinks {...GRADES} classifications={grades} />
    </CollectionPage>
  )
}
