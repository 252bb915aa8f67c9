import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { selfMarkingMessages } from '@/lib/shared/messages/self-marking'
import { type PlayerState, selectedSubtask } from '../player/player-state'

/** What the button says that gives in an answer. */
export function checkLabel(state: PlayerState): string {
  return selectedSubtask(state).isSelfMarked ? selfMarkingMessages.show : exerciseMessages.check
}
