import { ExerciseText } from '../exercise-text'
import { isActive, type PlayerState, selectedSubtask } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { PlayerMessage } from './player-message'
import { RetryNotice } from './retry-notice'

interface AnswerCardProps {
  readonly state: PlayerState
  readonly actions: PlayerActions
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly mayAskHints: boolean
  readonly isFixed: boolean
}

/**
 * The place below the answer, with what there is to say of it. While an answer is checked the place is kept free, so that
 * what stands below has moved before the card comes.
 */
export function AnswerCard({ state, actions, path, mayAskHints, isFixed }: AnswerCardProps) {
  const { phase } = state
  const subTask = selectedSubtask(state)
  if (phase.name === 'told') {
    const mayAskHint = mayAskHints && isActive(state) && subTask.isHintsLeft
    return (
      <PlayerMessage
        message={phase.message}
        path={path}
        actions={actions}
        mayAskHint={mayAskHint}
        isHelpFirst={mayAskHint && subTask.attempts > 1}
        maySeeSimilar={!isFixed && subTask.hints.length > 0 && !subTask.isHintsLeft}
      />
    )
  }
  if (phase.name === 'calling') {
    return (
      <div className={phase.call === 'check' ? 'min-h-40' : undefined}>
        {phase.trouble && <RetryNotice call={phase.call} trouble={phase.trouble} onGiveUp={actions.giveUp} />}
      </div>
    )
  }
  // A sub-task that is looked at again still says why.
  if (isActive(state) || subTask.why === undefined) return null
  return (
    <div className="max-w-[36rem] print:hidden rounded-card border-[1.5px] border-leaf bg-leaf-wash px-3.5 py-3 leading-snug">
      <ExerciseText source={subTask.why} />
    </div>
  )
}
