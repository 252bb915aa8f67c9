import type { Metadata } from 'next'
import { loadSolved } from '@/app/_page/load-solved'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { TopicGroups } from '@/components/collection/topic-groups'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { countExercises } from '@/lib/domain/collection/model'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { gradeFiveMessages as messages } from '@/lib/shared/messages/collections'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/exercises5' })

export default async function GradeFivePage() {
  const user = await currentUser()
  const [collection, solved] = await Promise.all([loadCollection(services().store, 'grade-5'), loadSolved(user?.uid)])
  const count = countExercises(collection)
  const lead = (
    <>
      {count > 0 && <p>{messages.lead(count)}</p>}
      <p>{messages.advice}</p>
    </>
  )
  return (
    <CollectionPage title={title} lead={lead}>
      {count === 0 ? <EmptyCollection /> : <TopicGroups {...collection} solved={solved} />}
    </CollectionPage>
  )
}
