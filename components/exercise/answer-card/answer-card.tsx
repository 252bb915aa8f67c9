import { SelfMarking } from '../../self-marking/self-marking'
import { ExerciseText } from '../exercise-text'
import { isActive, lastMessage, type PlayerState, selectedSubtask } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { CardPlace } from './card-place'
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
 * The place below the answer, with what there is to say of it. What was said of the answer before keeps it as long as
 * nothing else is said. While an answer is checked the place is kept free, so that what stands below has moved before the
 * card comes.
 */
export function AnswerCard({ state, actions, path, mayAskHints, isFixed }: AnswerCardProps) {
  const { phase } = state
  const subTask = selectedSubtask(state)
  const isChecking = phase.name === 'calling' && phase.call === 'check'
  if (phase.name === 'calling' && phase.trouble) {
    return (
      <CardPlace isChecking={isChecking}>
        <RetryNotice call={phase.call} trouble={phase.trouble} onGiveUp={actions.giveUp} />
      </CardPlace>
    )
  }
  const message = lastMessage(phase)
  if (message) {
    const mayAskHint = mayAskHints && isActive(state) && subTask.isHintsLeft
    const isPast = phase.name === 'answering' || (phase.name === 'calling' && phase.still === undefined)
    return (
      <CardPlace isChecking={isChecking}>
        <PlayerMessage
          // What is said anew is an element of its own: one that was hidden until now does not take the focus yet.
          key={isPast ? 'past' : 'said'}
          message={message}
          isPast={isPast}
          path={path}
          actions={actions}
          mayAskHint={mayAskHint}
          pending={phase.name === 'calling' ? phase.call : undefined}
          isHelpFirst={mayAskHint && subTask.attempts > 1}
          maySeeSimilar={!isFixed && subTask.hints.length > 0 && !subTask.isHintsLeft}
        />
      </CardPlace>
    )
  }
  if (isChecking) return <CardPlace isChecking />
  // A sub-task that is looked at again still says why.
  if (isActive(state) || (subTask.why === undefined && !subTask.scheme)) return null
  return (
    <div className="max-w-[36rem] in-[.trial]:max-w-none print:hidden rounded-card border-[1.5px] border-leaf bg-leaf-wash px-3.5 py-3 leading-snug">
      {subTask.scheme ? <SelfMarking steps={subTask.scheme} /> : <ExerciseText source={subTask.why ?? ''} />}
    </div>
  )
}
