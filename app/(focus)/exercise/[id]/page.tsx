import type { Metadata } from 'next'
import dynamic from 'next/dynamic'
import { RedirectType, redirect } from 'next/navigation'
import { cache, Suspense } from 'react'
import { renderFailedExercise } from '@/app/_page/failed-exercise'
import { findVariant } from '@/app/_page/find-variant'
import { isChangeOfPage } from '@/app/_page/is-change-of-page'
import { findDroppedNotion } from '@/app/_page/load-exam'
import { loadUsage } from '@/app/_page/load-usage'
import { DocumentTags } from '@/components/exercise/document-tags'
import { ExerciseHeader } from '@/components/exercise/exercise-header'
import { ExercisePlayer } from '@/components/exercise/exercise-player'
import { ExerciseSkeleton } from '@/components/exercise/exercise-skeleton'
import { accessOf } from '@/components/exercise/player/player-access'
import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import { OfflineReading } from '@/components/offline/offline-reading'
import { insertNoBreakSpaces } from '@/components/rich-text/no-break-spaces'
import { isDynamic, isExamTask } from '@/lib/domain/classification/model'
import { loadExercise } from '@/lib/domain/exercise/load-exercise'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { currentUser } from '@/lib/server/auth/session'
import { usesServiceWorker } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'
import { examMessages } from '@/lib/shared/messages/exam'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { practiceMessages } from '@/lib/shared/messages/practice'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

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
  const screen = renderExercise(props, isDocument).catch((error) => renderFailedExercise(error, props, isDocument))
  return isDocument ? screen : <Suspense fallback={<ExerciseSkeleton />}>{screen}</Suspense>
}

async function renderExercise({ params, searchParams }: ExercisePageProps, isDocument: boolean) {
  const { id } = await params
  const found = await findExercise(id)
  if (!found) redirect('/page-not-found', RedirectType.replace)
  const { classifications, summary } = found
  const isTask = isExamTask(classifications)
  const [usage, viewer, dropped] = await Promise.all([
    findUsage(id),
    currentUser(),
    isTask ? findDroppedNotion(id) : undefined,
  ])
  const { variant, progress, solvedAt } = await findVariant(found, await searchParams, viewer?.uid)
  const generated = found.variant(variant).question()
  const { seed, difficultyLevel } = generated
  const solvedBefore = isTask || solvedAt === undefined ? undefined : practiceMessages.solvedBefore(solvedAt)
  // A task of an exam is what it is, whatever level the address names.
  const level = isDynamic(classifications) ? difficultyLevel : undefined
  return (
    <>
      {hasMath(generated) && <MathStyles />}
      <DocumentTags siteUrl={services().site.url} id={id} title={summary} classifications={classifications} />
      <OfflineReading
        isEnabled={usesServiceWorker()}
        viewerId={viewer?.uid}
        cachedUrl={exercisePath(id, { seed, difficultyLevel })}
      />
      <ExercisePlayer
        key={`${id}-${seed}-${difficultyLevel}`}
        exerciseId={id}
        isFixed={isTask}
        generated={generated}
        resume={progress}
        texts={isDocument ? undefined : renderTexts(generated)}
        access={usage ? accessOf(usage) : 'visitor'}
        usage={usage}
        viewer={viewer && { uid: viewer.uid, email: viewer.email }}
        header={
          <ExerciseHeader
            title={insertNoBreakSpaces(summary)}
            level={level}
            note={dropped ? examMessages.dropped(dropped) : solvedBefore}
          />
        }
        siteUrl={services().site.url}
        supportEmail={services().supportEmail}
      />
    </>
  )
}

/** The usage of a signed-in user: what may be done here, read once for the player and its banner. */
async function findUsage(exerciseId: string): Promise<UsageReading | undefined> {
  const user = await currentUser()
  return user && loadUsage({ userId: user.uid, exerciseId })
}
