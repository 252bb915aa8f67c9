import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { loginPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { SelfMarking } from '../../self-marking/self-marking'
import { ExerciseText } from '../exercise-text'
import type { Message, PlayerCall } from '../player/player-state'
import type { PlayerActions } from '../player/use-player'
import { MessageCard } from './message-card'
import { pastTextsOf, textsOf } from './message-texts'

interface PlayerMessageProps {
  readonly message: Message
  /** Whether it is about the answer before this one. */
  readonly isPast: boolean
  /** What is on its way while the message stands. */
  readonly pending: PlayerCall | undefined
  /** Path of the exercise with its seed and level. */
  readonly path: string
  readonly actions: PlayerActions
  /** Whether a hint is left that the pupil may ask for. */
  readonly mayAskHint: boolean
  /** Whether help comes before another try. */
  readonly isHelpFirst: boolean
  /** Whether all help is given, and the same with other numbers is the way on. */
  readonly maySeeSimilar: boolean
}

/** The card for each message of the player. */
export function PlayerMessage(props: PlayerMessageProps) {
  const { message, isPast, actions } = props
  const past = isPast ? pastTextsOf(message) : undefined
  const { title, text, richText } = past ?? textsOf(message)
  const isJudged = message.kind === 'failed' || message.kind === 'subtask-done'
  return (
    <MessageCard
      past={isPast ? (past ? 'pale' : 'unseen') : undefined}
      tone={TONES[message.kind]}
      title={title}
      actions={actionsFor(props)}
      onClose={actions.closeMessage}
      onEnter={enterOf(message, actions)}
      hasCross={!isJudged}
    >
      {message.kind === 'failed' && message.answered && <AnswerAway parts={message.answered} />}
      {text && <p className={message.kind === 'failed' ? SENTENCE : undefined}>{text}</p>}
      {message.kind === 'subtask-done' && message.scheme && (
        <div className="mt-3">
          <SelfMarking steps={message.scheme} />
        </div>
      )}
      {richText && (
        <div className={message.kind === 'failed' ? SENTENCE : undefined}>
          <ExerciseText source={richText} />
        </div>
      )}
    </MessageCard>
  )
}

/** What was answered, where the answer itself cannot be seen beside the card; a screen reader has it in its field. */
function AnswerAway({ parts }: { readonly parts: readonly string[] }) {
  return (
    <p aria-hidden="true" data-answered="" className="hidden truncate text-base text-quiet in-data-answer-away:block">
      {exerciseMessages.answer}:{' '}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && '; '}
          <span className="font-semibold text-ink">
            <ExerciseText source={part} inline />
          </span>
        </Fragment>
      ))}
    </p>
  )
}

/** What is said of a wrong answer is what is to be read; where next to nothing fits, it is as large as the rest. */
const SENTENCE = 'text-[1.125rem] font-semibold tiny:text-base tiny:leading-tight'

const TONES = {
  failed: 'failure',
  question: 'question',
  'subtask-done': 'success',
  'worked-out': 'failure',
  'limit-reached': 'limit',
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
    case 'failed':
    case 'question':
      return actions.tryAgain
    default:
      return actions.closeMessage
  }
}

function actionsFor(props: PlayerMessageProps): ReactNode {
  const { message, path, actions, pending } = props
  switch (message.kind) {
    case 'failed':
      return <WaysOn {...props} />
    case 'subtask-done':
      return <Button onClick={actions.next}>{exerciseMessages.doneNext}</Button>
    case 'limit-reached':
      return (
        <>
          {/* What a pupil can do by themselves comes first: only an adult can buy. */}
          <LinkButton href="/exercises">{exerciseMessages.limitOther}</LinkButton>
          <LinkButton href="/subscribe" variant="secondary">
            {exerciseMessages.limitPremium}
          </LinkButton>
        </>
      )
    case 'signed-out':
      return <LinkButton href={loginPath(path)}>{exerciseMessages.signIn}</LinkButton>
    case 'call-failed':
      return (
        <Button onClick={() => actions.retry(message.call)} pending={pending === message.call}>
          {exerciseMessages.retry}
        </Button>
      )
    default:
      return null
  }
}

/** Another try and help, in the order in which they help now. */
function WaysOn({ actions, mayAskHint, pending, isHelpFirst, maySeeSimilar }: PlayerMessageProps) {
  const retry = (
    <Button key="retry" variant={isHelpFirst ? 'secondary' : 'primary'} onClick={actions.tryAgain}>
      {exerciseMessages.tryAgain}
    </Button>
  )
  const help = mayAskHint && (
    <Button
      key="help"
      variant={isHelpFirst ? 'primary' : 'secondary'}
      onClick={actions.askHint}
      pending={pending === 'hint'}
    >
      {exerciseMessages.askHelp}
    </Button>
  )
  const similar = maySeeSimilar && (
    <Button key="similar" variant="secondary" onClick={actions.renew} pending={pending === 'renewal'}>
      {exerciseMessages.similar}
    </Button>
  )
  return isHelpFirst ? [help, retry] : [retry, help, similar]
}
