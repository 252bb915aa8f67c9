import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { cache, Suspense } from 'react'
import { ExerciseScreen } from '@/app/_page/exercise-screen'
import { renderFailedExercise } from '@/app/_page/failed-exercise'
import { findPlacedVariant } from '@/app/_page/find-variant'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { ExerciseSkeleton } from '@/components/exercise/exercise-skeleton'
import { ExplainerLink } from '@/components/exercise/explainer-link'
import { PracticeRail } from '@/components/practice/session/practice-rail'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import { PRACTICE_PATH, practicePlacePath } from '@/lib/domain/practice/model'
import { readSession } from '@/lib/domain/practice/today/read-today'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import { todayMessages } from '@/lib/shared/messages/practice'

interface PlacePageProps {
  readonly params: Promise<{ readonly place: string }>
}

/** Once a request, for the page and for its metadata. */
const findSession = cache((userId: string) => readSession(services(), userId))
const findExercise = cache((id: string) => loadExercise(services().store, id))

/** Each place has a title of its own: where one goes on from place to place, the title is what a screen reader tells. */
export async function generateMetadata({ params }: PlacePageProps): Promise<Metadata> {
  return { title: await titleOf(Number((await params).place)), robots: { index: false } }
}

async function titleOf(position: number): Promise<string> {
  const user = await currentUser()
  // Of a failure the page itself tells.
  const session = user && (await findSession(user.uid).catch(() => undefined))
  const place = session?.today.places[position - 1]
  const exercise = place && (await findExercise(place.exerciseId).catch(() => undefined))
  return exercise ? todayMessages.placeTitle(position, exercise.summary) : todayMessages.title
}

/** One place of today's practice, in the same player as any exercise. For its two ways of coming see the exercise page. */
export default async function PlacePage({ params }: PlacePageProps) {
  const user = await currentUser()
  if (!user) redirect(`/login?redirect=${PRACTICE_PATH}`)
  const position = Number((await params).place)
  const isDocument = !(await isChangeOfPage())
  const failed = { address: practicePlacePath(position), route: '/practice/[place]' }
  const screen = renderPlace(user.uid, position, isDocument).catch((error) =>
    renderFailedExercise(error, failed, isDocument),
  )
  return isDocument ? screen : <Suspense fallback={<ExerciseSkeleton />}>{screen}</Suspense>
}

async function renderPlace(userId: string, position: number, isDocument: boolean) {
  const {
    today: { places },
    variants,
  } = await findSession(userId)
  const place = places[position - 1]
  const planned = place && variants.get(place.exerciseId)
  if (!planned || place.state === 'locked') redirect(PRACTICE_PATH, RedirectType.replace)
  const exercise = await findExercise(place.exerciseId)
  if (!exercise) throw new Error(`the exercise of a place is gone: ${place.exerciseId}`)
  return (
    <ExerciseScreen
      exercise={exercise}
      work={() => findPlacedVariant(exercise, planned, userId)}
      isDocument={isDocument}
      from="practice"
      above={<PracticeRail places={places} current={position} />}
      explained={
        place.kind === 'new' && place.state === 'open'
          ? ({ id, title }) => (
              <ExplainerLink href={explainerPath(id, { practicePlace: position })}>
                {explainerNames.before(title)}
              </ExplainerLink>
            )
          : undefined
      }
    />
  )
}
