import { prefetchPlayerCode } from '@/components/exercise/player/prefetch-player-code'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { HintIcon, RefreshIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { isActive, isTold, type PlayerState, selectedSubtask } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { StepButtons } from './step-buttons'

interface FooterBarProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  /** Id of the form whose answers the check sends. */
  readonly formId: string
  readonly mayAskHints: boolean
  readonly isFixed: boolean
}

export function FooterBar({ state, actions, formId, mayAskHints, isFixed }: FooterBarProps) {
  const pending = state.phase.name === 'calling' ? state.phase.call : undefined
  const subTask = selectedSubtask(state)
  const hasHintPlace = mayAskHints && (subTask.isHintsLeft || subTask.hints.length > 0)
  const isHintOffered = subTask.isHintsLeft && isActive(state)
  return (
    // In the order of the keyboard, which is by use: the check, help, and then the rest. `order` sets their places.
    <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-x-2.5 gap-y-1 px-3 pb-2.5 sm:grid sm:grid-cols-[1fr_auto_1fr] sm:px-6 sm:pt-2.5">
      <div className="order-3 grow sm:justify-self-end">
        {/* Two buttons, by their keys: a button that became one of submission while it is pressed would also check. */}
        {isActive(state) ? (
          <Button
            key="check"
            type="submit"
            form={formId}
            pending={pending === 'check'}
            data-focus="action"
            className={ACTION_CLASS}
          >
            {exerciseMessages.check}
          </Button>
        ) : (
          <Button
            key="next"
            onClick={actions.next}
            data-focus="action"
            // There is one way on: while the card offers it, this place is only kept.
            className={classNames(ACTION_CLASS, isTold(state, 'subtask-done') && 'invisible')}
          >
            {exerciseMessages.next}
          </Button>
        )}
      </div>
      {/* Help keeps its place when it is used up, so that nothing moves under the finger. */}
      <div
        aria-hidden={!isHintOffered || undefined}
        className={classNames('order-1 justify-self-start empty:max-sm:hidden', !isHintOffered && 'invisible')}
      >
        {hasHintPlace && (
          <Button
            variant="secondary"
            onClick={actions.askHint}
            pending={pending === 'hint'}
            className="px-4!"
            {...WARMING}
          >
            <HintIcon size={20} />
            {exerciseMessages.hint}
          </Button>
        )}
      </div>
      <div className="order-2 flex flex-wrap items-center justify-center gap-1 text-base text-quiet max-sm:order-first max-sm:basis-full">
        <button
          type="button"
          onClick={pending ? undefined : actions.renew}
          aria-disabled={pending === 'renewal' || undefined}
          className="flex min-h-12 items-center gap-2 rounded-control px-2.5 whitespace-nowrap hover:bg-leaf-wash hover:text-leaf"
          {...WARMING}
        >
          <RefreshIcon size={20} className={pending === 'renewal' ? 'animate-spin' : undefined} />
          {isFixed ? exerciseMessages.restart : exerciseMessages.renew}
        </button>
        <span className="whitespace-nowrap tabular-nums">
          {exerciseMessages.counter(state.selected + 1, state.subTasks.length)}
        </span>
        <StepButtons state={state} onSelect={actions.select} />
      </div>
    </div>
  )
}

/** Buttons that need more code fetch it when the pupil comes near. */
const WARMING = { onPointerEnter: prefetchPlayerCode, onFocus: prefetchPlayerCode }

/** Wide enough for either text, so that the bar does not move when one takes the other's place. */
const ACTION_CLASS = 'w-full sm:w-36'
