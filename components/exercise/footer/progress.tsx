import { prefetchPlayerCode } from '@/components/exercise/player/prefetch-player-code'
import { RefreshIcon } from '@/components/ui/solving-icons'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { PlayerState } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { StepButtons } from './step-buttons'

interface ProgressProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  readonly isFixed: boolean
}

/** New numbers, and how far the exercise is. */
export function Progress({ state, actions, isFixed }: ProgressProps) {
  const pending = state.phase.name === 'calling' ? state.phase.call : undefined
  return (
    <div className="player-progress">
      <button
        type="button"
        onClick={pending ? undefined : actions.renew}
        aria-disabled={pending === 'renewal' || undefined}
        onPointerEnter={prefetchPlayerCode}
        onFocus={prefetchPlayerCode}
        className="flex min-w-9 items-center justify-center gap-2 rounded-control whitespace-nowrap hover:bg-leaf-wash hover:text-leaf md:px-2.5"
      >
        <RefreshIcon size={20} className={pending === 'renewal' ? 'animate-spin' : undefined} />
        <span className="max-md:sr-only">{isFixed ? exerciseMessages.restart : exerciseMessages.renew}</span>
      </button>
      <span className="whitespace-nowrap tabular-nums">
        {exerciseMessages.counter(state.selected + 1, state.subTasks.length)}
      </span>
      <StepButtons state={state} onSelect={actions.select} />
    </div>
  )
}
