import type { Metadata } from 'next'
import { loadSolved } from '@/app/load-solved'
import { pageMetadata } from '@/app/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { DynamicGroups } from '@/components/collection/dynamic-groups'
import { NothingYet } from '@/components/collection/nothing-yet'
import { currentUser } from '@/lib/auth/session'
import { loadCollection } from '@/lib/collection/load'
import { dynamicMessages as messages } from '@/lib/messages/collections'
import { services } from '@/lib/services'

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
      {groups.length === 0 ? <NothingYet /> : <DynamicGroups groups={groups} solved={solved} />}
    </CollectionPage>
  )
}
