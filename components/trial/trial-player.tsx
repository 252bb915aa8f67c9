'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { HintIcon } from '@/components/ui/solving-icons'
import { WikiProvider } from '@/components/wiki/wiki-provider'
import { keepSolvedTrial } from '@/lib/client/solved-trials'
import { trialPath } from '@/lib/domain/trial/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { AfterLastHint } from '../exercise/after-last-hint'
import { AnswerCard } from '../exercise/answer-card/answer-card'
import { ExerciseText, RenderedTextsProvider } from '../exercise/exercise-text'
import { Announcements } from '../exercise/footer/announcements'
import { checkLabel } from '../exercise/footer/check-label'
import { KeyRow } from '../exercise/keys/key-row'
import { toAnswer } from '../exercise/player/control-state'
import { trialCalls } from '../exercise/player/player-calls'
import {
  isActive,
  isLedOn,
  isSolved,
  isTold,
  isWorkedOut,
  type PlayerState,
  selectedSubtask,
} from '../exercise/player/player-state'
import { prefetchPlayerCodeWhenIdle } from '../exercise/player/prefetch-player-code'
import { type PlayerActions, usePlayer } from '../exercise/player/use-player'
import { SubtaskView } from '../exercise/subtask-view'
import { usePlayerFocus } from '../exercise/use-player-focus'
import { SaveOffer } from './save-offer'
import type { TrialOffer } from './trial-offer'
import { TrialSteps } from './trial-steps'

/**
 * The player for who has no account: one exercise in a card, on a page about something else or of its own. What is solved
 * is kept in the browser, for the account that there may be.
 */
export function TrialPlayer({ grade, position, exercises, isFixed, generated, texts }: TrialOffer) {
  const exerciseId = exercises[position - 1]?.exercise ?? ''
  const { state, actions } = usePlayer({ exerciseId, isFixed }, generated, undefined, trialCalls)
  const card = useRef<HTMLDivElement>(null)
  const formId = useId()
  const { description } = state.exercise
  const done = isSolved(state)
  const subTask = selectedSubtask(state)

  usePlayerFocus(card, state.focus)
  useKept(exerciseId, state)

  return (
    <WikiProvider>
      <RenderedTextsProvider value={texts}>
        <div ref={card} className="trial @container text-[1.125rem]">
          <TrialSteps grade={grade} position={position} exercises={exercises} isDone={done} />
          {description && (
            <div className="mb-4 text-quiet">
              <ExerciseText source={description} />
            </div>
          )}
          <SubtaskView
            key={`${state.run}-${state.selected}`}
            // At the end the offer is what follows on the answer: help that was needed before would stand below it.
            subTask={done ? { ...subTask, hints: [] } : subTask}
            position={state.subTasks.length > 1 ? state.selected + 1 : undefined}
            formId={formId}
            isLocked={!isActive(state)}
            onEdit={actions.edit}
            onEngage={prefetchPlayerCodeWhenIdle}
            onEnterField={actions.enterField}
            onSubmit={actions.submit}
            card={
              <>
                <AnswerCard
                  state={state}
                  actions={actions}
                  path={trialPath(grade, position)}
                  mayAskHints
                  isFixed={isFixed}
                />
                {done && <SaveOffer next={position < exercises.length ? trialPath(grade, position + 1) : undefined} />}
              </>
            }
            afterLastHint={
              isWorkedOut(state) && <AfterLastHint actions={actions} isFixed={isFixed} isMain={isLedOn(state)} />
            }
          />
          <Announcements state={state} isFixed={isFixed} />
          {!done && <Actions state={state} actions={actions} formId={formId} />}
          <div data-cover="" className="sticky bottom-[var(--keyboard-inset,0px)]">
            {isActive(state) && !isTold(state, 'failed') && <KeyRow key={`${state.run}-${state.selected}`} />}
          </div>
        </div>
      </RenderedTextsProvider>
    </WikiProvider>
  )
}

interface ActionsProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  readonly formId: string
}

/** Help and check, side by side; the Tab key comes to check first, as it does everywhere. */
function Actions({ state, actions, formId }: ActionsProps) {
  const pending = state.phase.name === 'calling' ? state.phase.call : undefined
  // There is one way on: while the card offers it, this place is only kept.
  const isWaiting = !isActive(state) || isTold(state, 'subtask-done')
  return (
    <div className={classNames('mt-5 grid grid-cols-[auto_1fr] gap-2.5 max-sm:mt-2.5', isWaiting && 'invisible')}>
      <Button
        type="submit"
        form={formId}
        // One button is the main one: while something else leads on, it is there.
        variant={isLedOn(state) ? 'secondary' : 'primary'}
        pending={pending === 'check'}
        data-focus="action"
        className="order-1 @max-[20rem]:px-2!"
      >
        {checkLabel(state)}
      </Button>
      <Button
        variant="secondary"
        onClick={actions.askHint}
        pending={pending === 'hint'}
        className={classNames('px-4! @max-[20rem]:px-2.5!', !selectedSubtask(state).isHintsLeft && 'invisible')}
      >
        <HintIcon size={20} />
        {exerciseMessages.hint}
      </Button>
    </div>
  )
}

/** Keeps the exercise in the browser once it is solved. */
function useKept(exerciseId: string, state: PlayerState): void {
  const done = isSolved(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers do not change any more once it is solved
  useEffect(() => {
    if (!done) return
    const { seed, difficultyLevel } = state.exercise
    const answers = state.subTasks.map(({ controls }) => controls.map(toAnswer))
    const work = state.subTasks.map(({ attempts, hints }) => ({ misses: attempts, hints: hints.length }))
    keepSolvedTrial({ exerciseId, seed, difficultyLevel, answers, work })
  }, [done, exerciseId])
}
