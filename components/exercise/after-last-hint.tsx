import { Button } from '@/components/ui/button'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { PlayerActions } from './player/use-player'

interface AfterLastHintProps {
  readonly actions: PlayerActions
  readonly isFixed: boolean
  /** Whether the next step is here, and not with the answer that is still to be checked. */
  readonly isMain: boolean
}

/** What a pupil can do who has read the whole solution: give the answer, or do one like it alone. */
export function AfterLastHint({ actions, isFixed, isMain }: AfterLastHintProps) {
  return (
    <>
      {!isFixed && (
        <Button variant={isMain ? 'primary' : 'secondary'} onClick={actions.renew}>
          {exerciseMessages.similar}
        </Button>
      )}
      <Button variant="secondary" onClick={actions.answerWorkedOut}>
        {exerciseMessages.answerWorkedOut}
      </Button>
    </>
  )
}
