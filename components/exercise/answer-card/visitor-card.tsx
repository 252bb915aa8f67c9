import { useEffect, useRef } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { loginPath, registerPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { scrollIntoUncoveredView } from '../use-player-focus'
import { MessageCard } from './message-card'

const { account } = exerciseMessages

interface VisitorCardProps {
  /** Whether an option or a field was pressed. */
  readonly isAsked: boolean
  /** Path of the exercise with its seed and level, to which both ways lead back. */
  readonly path: string
  readonly onClose: () => void
}

/** What an account is for, said to a visitor who has begun to answer. */
export function VisitorCard({ isAsked, path, onClose }: VisitorCardProps) {
  const card = useRef<HTMLDivElement>(null)
  // It is the answer to a press, which may have been far above it.
  useEffect(() => {
    const cover = card.current?.closest('.player')?.querySelector('footer')
    if (isAsked && card.current && cover) scrollIntoUncoveredView(card.current, cover)
  }, [isAsked])
  return (
    <div ref={card} role="status">
      {isAsked && (
        <MessageCard
          tone="question"
          title={account.title}
          onClose={onClose}
          actions={
            <>
              <LinkButton href={registerPath(path)}>{account.register}</LinkButton>
              <LinkButton href={loginPath(path)} variant="secondary">
                {account.login}
              </LinkButton>
            </>
          }
        >
          {account.text}
        </MessageCard>
      )}
    </div>
  )
}
