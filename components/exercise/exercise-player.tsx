'use client'

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { ExerciseBanner } from '@/components/freemium/exercise-banner'
import { watchTallRegion } from '@/components/rich-text/watch-scrollable-regions'
import { classNames } from '@/components/ui/class-names'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import type { GeneratedExercise } from '@/lib/domain/exercise/model'
import { exercisePath, worksheetPath } from '@/lib/domain/exercise/model/exercise-path'
import type { UsageReading } from '@/lib/domain/freemium/model'
import type { ClaimedSource } from '@/lib/domain/practice/model/kinds'
import type { RoundProgress } from '@/lib/domain/practice/model/round-progress'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { AfterLastHint } from './after-last-hint'
import { AnswerCard } from './answer-card/answer-card'
import { VisitorCard } from './answer-card/visitor-card'
import { LazyCompletionDialog } from './completion/lazy-completion-dialog'
import { ExerciseLinks } from './exercise-links'
import { ExerciseText } from './exercise-text'
import { PlayerFooter } from './footer/player-footer'
import { Progress } from './footer/progress'
import { forgetPressed, markPressed } from './mark-pressed'
import type { PlayerAccess } from './player/player-access'
import { isActive, isLedOn, isWorkedOut, selectedSubtask } from './player/player-state'
import type { PlayerViewer } from './player/player-viewer'
import { prefetchPlayerCodeWhenIdle } from './player/prefetch-player-code'
import { usePlayer } from './player/use-player'
import { PlayerBar } from './player-bar'
import { PrintLink } from './print-link'
import { PrintedUrl } from './printed-url'
import { ReportError } from './report/report-error'
import { SubtaskView } from './subtask-view'
import { TextChip } from './text-chip'
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
  /** As the server rendered it; what happens in the player may change it. */
  readonly access: PlayerAccess
  /** How a signed-in user stands with the free tier. */
  readonly usage?: UsageReading | undefined
  /** Who is signed in; nobody is for a visitor. */
  readonly viewer: PlayerViewer | undefined
  /** Its title. */
  readonly header: ReactNode
  /** What leads to explanations of it: it stands beside the title, and comes after the answer. */
  readonly explanations?: ReactNode
  /** The button that leaves it. */
  readonly close: ReactNode
  /** Where it stands among others, above the header. */
  readonly above?: ReactNode
  /** In the row below it, before what leads to paper. */
  readonly links?: ReactNode
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
  access: firstAccess,
  usage,
  viewer,
  header,
  explanations,
  close,
  above,
  links,
  siteUrl,
  supportEmail,
}: ExercisePlayerProps) {
  const { state, actions } = usePlayer({ exerciseId, isFixed, resume, from }, generated, viewer?.uid)
  const { access, banner } = useExerciseUsage({ access: firstAccess, usage }, exerciseId, state)
  const player = useRef<HTMLDivElement>(null)
  const section = useRef<HTMLElement>(null)
  const story = useRef<HTMLDivElement>(null)
  const formId = useId()
  const { description } = state.exercise
  const path = exercisePath(exerciseId, state.exercise)
  const subtaskKey = `${state.run}-${state.selected}`
  const isVisitor = access === 'visitor'
  const [accountAsks, setAccountAsks] = useState(0)
  const askForAccount = (event: SyntheticEvent<HTMLElement>) => {
    markPressed(event)
    setAccountAsks((asks) => asks + 1)
  }
  const closeAccount = () => {
    forgetPressed(section.current)
    setAccountAsks(0)
  }

  useEffect(() => (story.current ? watchTallRegion(story.current) : undefined), [])
  useExerciseActivity(viewer?.uid, exerciseId, state)
  useScrollToSubtask(section, subtaskKey)
  usePlayerFocus(player, state.focus)
  useScrollFieldIntoView(player, state.phase.name === 'calling' ? state.phase.trouble : undefined)
  useExerciseUrl(from === 'practice' ? undefined : path)
  useRightAnswerSignal(state)

  return (
    <WikiProvider>
      <div
        ref={player}
        data-player=""
        className={classNames(
          'player text-[1.125rem]',
          above !== undefined && 'has-rail',
          explanations !== undefined && 'has-explanations',
        )}
      >
        {header}
        {/* What may be done is known before it is begun, and comes before what it would move. */}
        <div className="player-notice">
          <ExerciseBanner {...banner} />
        </div>
        <main className={classNames('player-columns pt-[clamp(1rem,4vh,2.5rem)] low:pt-2', description && 'has-story')}>
          {description && (
            <div ref={story} data-scrollable={exerciseMessages.text} className="player-story">
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
            onEnterField={isVisitor ? undefined : actions.enterField}
            onSubmit={isVisitor ? undefined : actions.submit}
            card={
              isVisitor ? (
                <VisitorCard asks={accountAsks} path={path} onClose={closeAccount} />
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
            afterLastHint={
              isWorkedOut(state) && <AfterLastHint actions={actions} isFixed={isFixed} isMain={isLedOn(state)} />
            }
          />
          <PrintedUrl address={`${siteUrl}${path}`} />
        </main>
        <PlayerFooter
          state={state}
          actions={actions}
          access={access}
          formId={formId}
          path={path}
          isFixed={isFixed}
          isAccountOffered={accountAsks > 0}
        />
        {explanations !== undefined && (
          <nav aria-label={exerciseMessages.explanations} className="player-explanations">
            {explanations}
          </nav>
        )}
        <aside
          aria-label={exerciseMessages.links}
          className={classNames('player-links player-columns', description && 'has-story')}
        >
          <ExerciseLinks>
            {links}
            <PrintLink path={worksheetPath(exerciseId, state.exercise)} />
            {viewer && <ReportError viewer={viewer} supportEmail={supportEmail} path={path} state={state} />}
          </ExerciseLinks>
        </aside>
        <PlayerBar>
          {close}
          {!isVisitor && <Progress state={state} actions={actions} isFixed={isFixed} />}
          {description ? <TextChip place={story} source={description} /> : <span className="w-11" />}
        </PlayerBar>
        {above && <div className="player-above">{above}</div>}
        {state.phase.name === 'celebrating' && (
          <LazyCompletionDialog
            state={state}
            isFirst={state.phase.isFirst}
            isFixed={isFixed}
            onClose={actions.closeCelebration}
            onAgain={actions.renew}
          />
        )}
      </div>
    </WikiProvider>
  )
}
