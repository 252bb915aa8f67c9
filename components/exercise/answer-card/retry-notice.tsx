import type { PlayerCall } from '@/components/exercise/player/player-state'
import { Button } from '@/components/ui/button'
import type { RetryStatus } from '@/lib/client/retry/with-retry'
import { retryMessages } from '@/lib/shared/messages/retry'
import { MessageCard } from './message-card'

interface RetryNoticeProps {
  readonly call: PlayerCall
  readonly trouble: RetryStatus
  readonly onGiveUp: () => void
}

/** Tells that an answer is late and comes by itself. It leaves the focus where the pupil is. */
export function RetryNotice({ call, trouble, onGiveUp }: RetryNoticeProps) {
  const { title, text } = retryMessages[trouble][call]
  return (
    <MessageCard
      tone={trouble}
      title={title}
      actions={
        <Button variant="secondary" onClick={onGiveUp}>
          {retryMessages.giveUp}
        </Button>
      }
      onClose={onGiveUp}
      hasCross={false}
    >
      {text}
    </MessageCard>
  )
}
