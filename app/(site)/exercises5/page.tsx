import type { Metadata } from 'next'
import { loadSolved } from '@/app/load-solved'
import { pageMetadata } from '@/app/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { NothingYet } from '@/components/collection/nothing-yet'
import { TopicGroups } from '@/components/collection/topic-groups'
import { currentUser } from '@/lib/auth/session'
import { loadCollection } from '@/lib/collection/load'
import { countExercises } from '@/lib/collection/model'
import { gradeFiveMessages as messages } from '@/lib/messages/collections'
import { services } from '@/lib/services'

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
      {count === 0 ? <NothingYet /> : <TopicGroups {...collection} solved={solved} />}
    </CollectionPage>
  )
}
