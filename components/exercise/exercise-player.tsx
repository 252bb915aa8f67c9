'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { ExerciseBanner } from '@/components/freemium/exercise-banner'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { exercisePath, worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import type { RoundProgress } from '@/lib/domain/practice/model/round-progress'
import { AfterLastHint } from './after-last-hint'
import { AnswerCard } from './answer-card/answer-card'
import { VisitorCard } from './answer-card/visitor-card'
import { LazyCompletionDialog } from './completion/lazy-completion-dialog'
import { ExerciseLinks } from './exercise-links'
import { ExerciseText, type RenderedTexts, RenderedTextsProvider } from './exercise-text'
import { PlayerFooter } from './footer/player-footer'
import type { PlayerAccess } from './player/player-access'
import { isActive, isWorkedOut, selectedSubtask } from './player/player-state'
import type { PlayerViewer } from './player/player-viewer'
import { prefetchPlayerCodeWhenIdle } from './player/prefetch-player-code'
import { usePlayer } from './player/use-player'
import { PrintLink } from './print-link'
import { PrintedUrl } from './printed-url'
import { ReportError } from './report/report-error'
import { SubtaskView } from './subtask-view'
import { useExerciseActivity } from './use-exercise-activity'
import { useExerciseUrl } from './use-exercise-url'
import { useExerciseUsage } from './use-exercise-usage'
import { usePlayerFocus, useScrollFieldIntoView, useScrollToSubtask } from './use-player-focus'
import { useRightAnswerSignal } from './use-right-answer-signal'

interface ExercisePlayerProps {
  readonly exerciseId: string
  /** Whether it is the same for every seed, as a task of an exam is. */
  readonly isFixed: boolean
  /** The exercise for the seed and level of the address. */
  readonly generated: GeneratedExercise
  /** What the viewer has done of it before. */
  readonly resume?: RoundProgress | undefined
  /** Where it was opened: in today's practice the address stays that of the place. */
  readonly from?: ClaimedSource | undefined
  /** Its texts as the server rendered them, for whom they are not in the document already. */
  readonly texts: RenderedTexts | undefined
  /** As the server rendered it; what happens in the player may change it. */
  readonly access: PlayerAccess
  /** How a signed-in user stands with the free tier. */
  readonly usage?: UsageReading | undefined
  /** Who is signed in; nobody is for a visitor. */
  readonly viewer: PlayerViewer | undefined
  readonly header: ReactNode
  /** The origin of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Where to write when something does not work. */
  readonly supportEmail: string
}

/** Solves one exercise: answers, checks, hints, steps, new numbers. */
export function ExercisePlayer({
  exerciseId,
  isFixed,
  generated,
  resume,
  from,
  texts,
  access: firstAccess,
  usage,
  viewer,
  header,
  siteUrl,
  supportEmail,
}: ExercisePlayerProps) {
  const { state, actions } = usePlayer({ exerciseId, isFixed, resume, from }, generated, viewer?.uid)
  const { access, banner } = useExerciseUsage({ access: firstAccess, usage }, exerciseId, state)
  const player = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const formId = useId()
  const { description } = state.exercise
  const path = exercisePath(exerciseId, state.exercise)
  const subtaskKey = `${state.run}-${state.selected}`
  const isVisitor = access === 'visitor'
  const [isAccountAsked, setAccountAsked] = useState(false)
  const askForAccount = () => setAccountAsked(true)

  useExerciseActivity(viewer?.uid, exerciseId, state)
  useScrollToSubtask(section, subtaskKey)
  usePlayerFocus(player, state.focus)
  useScrollFieldIntoView(player, state.phase.name === 'calling' ? state.phase.trouble : undefined)
  useExerciseUrl(from === 'practice' ? undefined : path)
  useRightAnswerSignal(state)

  return (
    <WikiProvider>
      <RenderedTextsProvider value={texts}>
        <div
          ref={player}
          className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] text-[1.125rem]"
        >
          <div>
            {header}
            <ExerciseBanner {...banner} />
          </div>
          <main className="mx-auto w-full max-w-[46rem] px-4 pt-[clamp(1rem,4vh,2.5rem)] pb-10 sm:px-6">
            {description && (
              <div className="mb-7 text-quiet">
                <ExerciseText source={description} />
              </div>
            )}
            <SubtaskView
              key={subtaskKey}
              ref={section}
              subTask={selectedSubtask(state)}
              position={state.subTasks.length > 1 ? state.selected + 1 : undefined}
              formId={formId}
              isLocked={isVisitor || !isActive(state)}
              onEdit={actions.edit}
              onEngage={isVisitor ? askForAccount : prefetchPlayerCodeWhenIdle}
              onSubmit={isVisitor ? undefined : actions.submit}
              card={
                isVisitor ? (
                  <VisitorCard isAsked={isAccountAsked} path={path} onClose={() => setAccountAsked(false)} />
                ) : (
                  <AnswerCard
                    state={state}
                    actions={actions}
                    path={path}
                    mayAskHints={access === 'allowed'}
                    isFixed={isFixed}
                  />
                )
              }
              afterLastHint={isWorkedOut(state) && <AfterLastHint actions={actions} isFixed={isFixed} />}
            />
            <ExerciseLinks>
              <PrintLink path={worksheetPath(exerciseId, state.exercise)} />
              {viewer && <ReportError viewer={viewer} supportEmail={supportEmail} path={path} state={state} />}
            </ExerciseLinks>
            <PrintedUrl address={`${siteUrl}${path}`} />
          </main>
          <PlayerFooter state={state} actions={actions} access={access} formId={formId} path={path} isFixed={isFixed} />
          {state.phase.name === 'celebrating' && (
            <LazyCompletionDialog
              state={state}
              isFixed={isFixed}
              onClose={actions.closeCelebration}
              onAgain={actions.renew}
            />
          )}
        </div>
      </RenderedTextsProvider>
    </WikiProvider>
  )
}
