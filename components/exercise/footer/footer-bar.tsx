import { prefetchPlayerCode } from '@/components/exercise/player/prefetch-player-code'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { CheckIcon } from '@/components/ui/icons'
import { HintIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { KeyRow } from '../keys/key-row'
import { isActive, isLedOn, isTold, type PlayerState, selectedSubtask } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { checkLabel } from './check-label'

interface FooterBarProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  /** Id of the form whose answers the check sends. */
  readonly formId: string
  /** Whether the free tier lets nothing be checked here today: then nothing invites to it, and there is no help. */
  readonly isRefused: boolean
}

export function FooterBar({ state, actions, formId, isRefused }: FooterBarProps) {
  const pending = state.phase.name === 'calling' ? state.phase.call : undefined
  const subTask = selectedSubtask(state)
  const hasHintPlace = !isRefused && (subTask.isHintsLeft || subTask.hints.length > 0)
  const hasKeys = isActive(state) && !isTold(state, 'failed') && !isTold(state, 'limit-reached')
  const isHintOffered = subTask.isHintsLeft && isActive(state)
  return (
    // In the order of the keyboard, which is by use: the check, then help, then the keys. `order` sets their places.
    <div className="player-actions">
      <div className="order-1 grow sm:grow-0">
        {/* Two buttons, by their keys: a button that became one of submission while it is pressed would also check. */}
        {isActive(state) ? (
          <Button
            key="check"
            type="submit"
            form={formId}
            // One button is the main one: while something else leads on, it is there.
            variant={isRefused || isLedOn(state) ? 'secondary' : 'primary'}
            pending={pending === 'check'}
            data-focus="action"
            // The card that tells of the limit is the one message.
            className={classNames(
              ACTION_CLASS,
              isRefused && 'text-quiet!',
              isTold(state, 'limit-reached') && 'invisible',
            )}
          >
            <CheckIcon size={24} className="check-sign" />
            <span className="check-word">{checkLabel(state)}</span>
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
        data-help=""
        className={classNames('empty:max-sm:hidden', !isHintOffered && 'invisible')}
      >
        {hasHintPlace && (
          <Button
            variant="secondary"
            onClick={actions.askHint}
            pending={pending === 'hint'}
            tabIndex={isHintOffered ? undefined : -1}
            className="px-4!"
            {...WARMING}
          >
            <HintIcon size={20} />
            {exerciseMessages.hint}
          </Button>
        )}
      </div>
      {hasKeys && <KeyRow key={`${state.run}-${state.selected}`} />}
    </div>
  )
}

/** Buttons that need more code fetch it when the pupil comes near. */
const WARMING = { onPointerEnter: prefetchPlayerCode, onFocus: prefetchPlayerCode }

/** Wide enough for either text, so that the bar does not move when one takes the other's place. */
const ACTION_CLASS = 'w-full sm:w-36'
