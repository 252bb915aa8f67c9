import type { Metadata } from 'next'
import { loadSolved } from '@/app/_page/load-solved'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { DynamicGroups } from '@/components/collection/dynamic-groups'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { dynamicMessages as messages } from '@/lib/shared/messages/collections'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/exercises' })

export default async function DynamicExercisesPage() {
  const user = await currentUser()
  const [{ groups }, solved] = await Promise.all([loadCollection(services().store, 'dynamic'), loadSolved(user?.uid)])
  const lead = (
    <>
      <p>{messages.lead}</p>
      <p>{messages.stars}</p>
    </>
  )
  return (
    <CollectionPage title={title} lead={lead}>
      {groups.length === 0 ? <EmptyCollection /> : <DynamicGroups groups={groups} solved={solved} />}
    </CollectionPage>
  )
}
