import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { loginPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { ExerciseText } from '../exercise-text'
import type { Message } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { MessagePopover } from './message-popover'
import { textsOf } from './message-texts'

interface PlayerMessageProps {
  readonly message: Message
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly actions: PlayerActions
}

/** The popover for each message of the player. */
export function PlayerMessage({ message, path, actions }: PlayerMessageProps) {
  const { title, text, richText } = textsOf(message)
  return (
    <MessagePopover
      tone={TONES[message.kind]}
      title={title}
      actions={actionsFor(message, path, actions)}
      onClose={actions.closeMessage}
      onEnter={enterOf(message, actions)}
    >
      {text && <p>{text}</p>}
      {richText && <ExerciseText source={richText} />}
    </MessagePopover>
  )
}

const TONES = {
  failed: 'failure',
  question: 'question',
  'subtask-done': 'success',
  'limit-reached': 'warning',
  'signed-out': 'warning',
  'call-failed': 'warning',
} as const satisfies Record<Message['kind'], string>

/** What Enter does on a message: the obvious next thing. */
function enterOf(message: Message, actions: PlayerActions): () => void {
  switch (message.kind) {
    case 'subtask-done':
      return actions.next
    case 'call-failed':
      return () => actions.retry(message.call)
    default:
      return actions.closeMessage
  }
}

function actionsFor(message: Message, path: string, actions: PlayerActions): ReactNode {
  switch (message.kind) {
    case 'subtask-done':
      return <Button onClick={actions.next}>{exerciseMessages.doneNext}</Button>
    case 'limit-reached':
      return (
        <>
          <LinkButton href="/subscribe" prefetch={false}>
            {exerciseMessages.limitPremium}
          </LinkButton>
          <LinkButton href="/exercises" variant="secondary">
            {exerciseMessages.limitOther}
          </LinkButton>
        </>
      )
    case 'signed-out':
      return <LinkButton href={loginPath(path)}>{exerciseMessages.signIn}</LinkButton>
    case 'call-failed':
      return <Button onClick={() => actions.retry(message.call)}>{exerciseMessages.retry}</Button>
    default:
      return null
  }
}
