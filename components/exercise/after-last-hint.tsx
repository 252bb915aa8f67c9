import { Button } from '@/components/ui/button'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import type { PlayerActions } from './player/use-player'

interface AfterLastHintProps {
  readonly actions: PlayerActions
  readonly isFixed: boolean
}

/** What a pupil can do who has read the whole solution: write it down, or do one like it alone. */
export function AfterLastHint({ actions, isFixed }: AfterLastHintProps) {
  return (
    <>
      {!isFixed && <Button onClick={actions.renew}>{exerciseMessages.similar}</Button>}
      <Button variant="secondary" onClick={actions.tryAgain}>
        {exerciseMessages.writeDown}
      </Button>
    </>
  )
}
