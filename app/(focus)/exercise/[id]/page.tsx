import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { cache, Suspense } from 'react'
import { ExerciseScreen } from '@/app/_page/exercise-screen'
import { renderFailedExercise } from '@/app/_page/failed-exercise'
import { findVariant } from '@/app/_page/find-variant'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { ExerciseSkeleton } from '@/components/exercise/exercise-skeleton'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

interface ExercisePageProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Once a request, for the page and for its metadata. */
const findExercise = cache((id: string) => loadExercise(services().store, id))

export async function generateMetadata({ params }: ExercisePageProps): Promise<Metadata> {
  const { id } = await params
  // Of a failure the page itself tells.
  const found = await findExercise(id).catch(() => undefined)
  if (!found) return {}
  const description = exerciseMessages.pageDescription(found.summary)
  // The rest that a page tells is in `DocumentTags`, which says it once.
  return { title: found.summary, description, alternates: { canonical: `/exercise/${id}` } }
}

/**
 * A document is sent when its exercise is there: its text, mathematics and controls need no script, and an unknown
 * exercise is a real redirect. Only a change of page within the site, which fetches, shows the skeleton in the meantime;
 * a `loading.tsx` would show it to both. Within a boundary the document would come with the skeleton and with the
 * exercise hidden below it, as React sends whatever is large.
 */
export default async function ExercisePage(props: ExercisePageProps) {
  const isDocument = !(await isChangeOfPage())
  const screen = renderExercise(props, isDocument).catch(async (error) =>
    renderFailedExercise(error, { address: await addressOf(props), route: '/exercise/[id]' }, isDocument),
  )
  return isDocument ? screen : <Suspense fallback={<ExerciseSkeleton />}>{screen}</Suspense>
}

async function renderExercise({ params, searchParams }: ExercisePageProps, isDocument: boolean) {
  const [{ id }, query, viewer] = await Promise.all([params, searchParams, currentUser()])
  const exercise = await findExercise(id)
  if (!exercise) redirect('/page-not-found', RedirectType.replace)
  return (
    <ExerciseScreen
      exercise={exercise}
      work={() => findVariant(exercise, query, viewer?.uid)}
      isDocument={isDocument}
      from={query.from === 'mistake' ? query.from : undefined}
    />
  )
}

async function addressOf({ params, searchParams }: ExercisePageProps): Promise<string> {
  const path = `/exercise/${encodeURIComponent((await params).id)}`
  const { s, d } = await searchParams
  const kept = Object.entries({ s, d }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
