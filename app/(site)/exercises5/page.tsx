import type { Metadata } from 'next'
import Link from 'next/link'
import { loadSolved } from '@/app/_page/load-solved'
import { loadUsage } from '@/app/_page/load-usage'
import { pageMetadata } from '@/app/_page/page-metadata'
import { CollectionPage } from '@/components/collection/collection-page'
import { EmptyCollection } from '@/components/collection/empty-collection'
import { TopicGroups } from '@/components/collection/topic-groups'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { loadCollection } from '@/lib/domain/collection/load-collection'
import { countExercises } from '@/lib/domain/collection/model'
import { listPath } from '@/lib/domain/exercise-list/model'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { gradeFiveMessages as messages } from '@/lib/shared/messages/collections'

const { title, description } = messages

export const metadata: Metadata = pageMetadata({ title, description, path: '/exercises5' })

/** The list of the grade holds its generated exercises too. */
const GRADE = 'hu|grade|5'

export default async function GradeFivePage() {
  const user = await currentUser()
  const { store } = services()
  const [collection, classifications, solved, usage] = await Promise.all([
    loadCollection(store, 'grade-5'),
    listClassifications(store),
    loadSolved(user?.uid),
    user && loadUsage({ userId: user.uid }),
  ])
  const ofGrade = classifications.find(({ id }) => id === GRADE)?.exerciseCount ?? 0
  const count = countExercises(collection)
  const lead = (
    <>
      {count > 0 && <p>{messages.lead(count)}</p>}
      <p>{messages.advice}</p>
      {ofGrade > 0 && (
        <p>
          <Link
            href={listPath([GRADE])}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {messages.all(ofGrade)}
          </Link>
        </p>
      )}
    </>
  )
  return (
    <CollectionPage title={title} lead={lead} usage={usage}>
      {count === 0 ? <EmptyCollection /> : <TopicGroups {...collection} solved={solved} />}
    </CollectionPage>
  )
}
