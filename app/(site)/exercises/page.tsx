import type { Metadata } from 'next'
import { pageMetadata } from '@/app/page-metadata'
import { ExerciseGroups } from '@/components/collection/exercise-groups'
import { groupExercises } from '@/components/collection/group-exercises'
import { Notice } from '@/components/ui/notice'
import { listClassifications } from '@/lib/classification/list-classifications'
import { listPublicExercises } from '@/lib/exercise/list'
import { collectionMessages } from '@/lib/messages/home'
import { services } from '@/lib/services'

const { title, description } = collectionMessages

export const metadata: Metadata = pageMetadata({ title, description, path: '/exercises' })

export default async function ExercisesPage() {
  const { store } = services()
  const [exercises, classifications] = await Promise.all([listPublicExercises(store), listClassifications(store)])
  return (
    <div className="page-width pt-6 pb-20 md:pt-10">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">{collectionMessages.lead}</p>
      {exercises.length === 0 ? (
        <Notice tone="info" title={collectionMessages.empty} className="mt-8">
          {collectionMessages.emptyAdvice}
        </Notice>
      ) : (
        <ExerciseGroups groups={groupExercises(exercises, classifications)} />
      )}
    </div>
  )
}
