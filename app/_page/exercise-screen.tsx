import 'server-only'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { CloseButton } from '@/components/exercise/close-button'
import { DocumentTags } from '@/components/exercise/document-tags'
import { ExerciseHeader } from '@/components/exercise/exercise-header'
import { ExplainerLink } from '@/components/exercise/explainer-link'
import { LazyExercisePlayer } from '@/components/exercise/lazy-exercise-player'
import { accessOf } from '@/components/exercise/player/player-access'
import { hasMath, renderTexts } from '@/components/exercise/rendered-texts'
import { VideoLink } from '@/components/exercise/video-link'
import { OfflineReading } from '@/components/offline/offline-reading'
import { insertNoBreakSpaces } from '@/components/rich-text/no-break-spaces'
import { isDynamic, isExamTask } from '@/lib/domain/classification/model'
import type { LoadedExercise } from '@/lib/domain/exercise/load-exercise'
import type { VariantRef } from '@/lib/domain/exercise/model'
import { exercisePath } from '@/lib/domain/exercise/model/exercise-path'
import { findExplanation } from '@/lib/domain/explainer/list-explainers'
import type { ExplainerEntry } from '@/lib/domain/explainer/model'
import { explainerPath } from '@/lib/domain/explainer/model/explainer-path'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import type { EarlierWork } from '@/lib/domain/practice/rounds/find-progress'
import { currentUser } from '@/lib/server/auth/session'
import { usesServiceWorker } from '@/lib/server/env/mode'
import { services } from '@/lib/server/services'
import { examMessages } from '@/lib/shared/messages/exam'
import { explainerNames } from '@/lib/shared/messages/explainer-names'
import { practiceMessages } from '@/lib/shared/messages/practice'
import { videoSearch } from '@/lib/shared/video-search'
import { findDroppedNotion } from './load-exam'
import { loadUsage } from './load-usage'

const MathStyles = dynamic(() => import('@/components/rich-text/math-styles').then((module) => module.MathStyles))

interface ExerciseScreenProps {
  readonly exercise: LoadedExercise
  /** Which variant is shown, and what the viewer did of it before. */
  readonly work: () => Promise<EarlierWork & { readonly variant: VariantRef }>
  /** Whether the browser asks for a whole document. */
  readonly isDocument: boolean
  /** Where it was opened. The page of today's practice is nothing for search engines, nor to be kept: it is of one day. */
  readonly from?: ClaimedSource | undefined
  /** Above the header: where the exercise stands among others. */
  readonly above?: ReactNode
  /**
   * Leads to the explainer of what it trains, which is to be looked at before; without it the link only says what it is,
   * comes after the answer, and the way to videos elsewhere follows.
   */
  readonly explained?: ((explainer: ExplainerEntry) => ReactNode) | undefined
}

/** One exercise in the player, on every page that solves one for a round. */
export async function ExerciseScreen({ exercise, work, isDocument, from, above, explained }: ExerciseScreenProps) {
  const { id, classifications, summary } = exercise
  const isTask = isExamTask(classifications)
  const isOwnPage = from !== 'practice'
  const [usage, viewer, dropped, { explainer, video }, { variant, progress, solvedAt }] = await Promise.all([
    findUsage(id),
    currentUser(),
    isTask ? findDroppedNotion(id) : undefined,
    findExplanation(services().store, exercise.definition),
    work(),
  ])
  const search = explainer && videoSearch(explainer.grade, explainer.skillTitle ?? summary)
  const elsewhere = explained ? undefined : (video ?? search)
  const generated = exercise.variant(variant).question()
  const { seed, difficultyLevel } = generated
  const now = services().clock.now().toISOString()
  const solvedBefore = isTask || solvedAt === undefined ? undefined : practiceMessages.solvedBefore(solvedAt, now)
  // A task of an exam is what it is, whatever level the address names.
  const level = isDynamic(classifications) ? difficultyLevel : undefined
  return (
    <>
      {hasMath(generated) && <MathStyles />}
      {isOwnPage && (
        <DocumentTags siteUrl={services().site.url} id={id} title={summary} classifications={classifications} />
      )}
      <OfflineReading
        isEnabled={usesServiceWorker()}
        viewerId={viewer?.uid}
        cachedUrl={isOwnPage ? exercisePath(id, { seed, difficultyLevel }) : undefined}
      />
      <LazyExercisePlayer
        key={`${id}-${seed}-${difficultyLevel}`}
        exerciseId={id}
        isFixed={isTask}
        generated={generated}
        resume={progress}
        from={from}
        texts={isDocument ? undefined : renderTexts(generated)}
        access={usage ? accessOf(usage) : 'visitor'}
        usage={usage}
        viewer={viewer && { uid: viewer.uid, email: viewer.email }}
        header={
          <ExerciseHeader
            title={insertNoBreakSpaces(summary)}
            level={level}
            note={dropped ? examMessages.dropped(dropped) : solvedBefore}
          >
            {explainer && explained?.(explainer)}
          </ExerciseHeader>
        }
        explanations={
          explainer && !explained ? (
            <>
              <ExplainerLink href={explainerPath(explainer.id)}>{explainerNames.one}</ExplainerLink>
              {elsewhere && <VideoLink video={elsewhere} place="title" />}
            </>
          ) : undefined
        }
        close={<CloseButton />}
        above={above}
        links={elsewhere && <VideoLink video={elsewhere} place={explainer ? 'links' : 'alone'} />}
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
