import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { errorMessages } from '@/lib/messages/errors'
import { exerciseMessages } from '@/lib/messages/exercise'
import { ExerciseText } from './exercise-text'
import { loginPath } from './login-path'
import { MessagePopover } from './message-popover'
import type { Message } from './player-state'
import type { PlayerActions } from './use-player'

interface PlayerMessageProps {
  readonly message: Message
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly actions: PlayerActions
}

/** The popover for each message of the player. */
export function PlayerMessage({ message, path, actions }: PlayerMessageProps) {
  const onClose = actions.closeMessage
  const closing = { onClose, onEnter: onClose }
  switch (message.kind) {
    case 'failed':
      return (
        <MessagePopover tone="failure" title={exerciseMessages.failedTitle} {...closing}>
          <p>{exerciseMessages.failedText}</p>
          {message.feedback && <ExerciseText source={message.feedback} />}
        </MessagePopover>
      )
    case 'question':
      return (
        <MessagePopover tone="question" title={exerciseMessages.askTitle} {...closing}>
          <ExerciseText source={message.text ?? exerciseMessages.askAgain} />
        </MessagePopover>
      )
    case 'subtask-done':
      return (
        <MessagePopover
          tone="success"
          title={exerciseMessages.doneTitle}
          actions={<Button onClick={actions.next}>{exerciseMessages.doneNext}</Button>}
          onClose={onClose}
          onEnter={actions.next}
        >
          {exerciseMessages.doneText}
        </MessagePopover>
      )
    case 'limit-reached':
      return (
        <MessagePopover
          tone="warning"
          title={exerciseMessages.limitTitle}
          actions={
            <>
              <LinkButton href="/subscribe">{exerciseMessages.limitPremium}</LinkButton>
              <LinkButton href="/exercises" variant="secondary">
                {exerciseMessages.limitOther}
              </LinkButton>
            </>
          }
          {...closing}
        >
          {exerciseMessages.limitText}
        </MessagePopover>
      )
    case 'signed-out':
      return (
        <MessagePopover
          tone="warning"
          title={exerciseMessages.signedOutTitle}
          actions={<LinkButton href={loginPath(path)}>{exerciseMessages.signIn}</LinkButton>}
          {...closing}
        >
          {exerciseMessages.signedOutText}
        </MessagePopover>
      )
    case 'call-failed':
      return (
        <MessagePopover
          tone="warning"
          title={message.code === 'network-request-failed' ? exerciseMessages.lostTitle : exerciseMessages.problemTitle}
          actions={<Button onClick={() => actions.retry(message.call)}>{exerciseMessages.retry}</Button>}
          onClose={onClose}
          onEnter={() => actions.retry(message.call)}
        >
          {message.code === 'network-request-failed' ? exerciseMessages.lostText : errorMessages[message.code]}
        </MessagePopover>
      )
    default:
      return message satisfies never
  }
}
