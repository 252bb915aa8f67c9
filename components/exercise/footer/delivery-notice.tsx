import { Button } from '@/components/ui/button'
import type { Trouble } from '@/lib/client/delivery/delivery'
import { deliveryMessages } from '@/lib/shared/messages/delivery'
import type { PlayerCall } from '../player/player-state'
import { MessagePopover } from './message-popover'

interface DeliveryNoticeProps {
  readonly call: PlayerCall
  readonly trouble: Trouble
  readonly onGiveUp: () => void
}

/** Tells that an answer is late and comes by itself. It leaves the focus where the pupil is. */
export function DeliveryNotice({ call, trouble, onGiveUp }: DeliveryNoticeProps) {
  const { title, text } = deliveryMessages[trouble][call]
  return (
    <MessagePopover
      tone={trouble}
      title={title}
      actions={
        <Button variant="secondary" onClick={onGiveUp}>
          {deliveryMessages.giveUp}
        </Button>
      }
      onClose={onGiveUp}
      hasCross={false}
    >
      {text}
    </MessagePopover>
  )
}
