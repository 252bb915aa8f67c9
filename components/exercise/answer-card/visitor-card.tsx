import { useEffect, useRef } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { loginPath, registerPath } from '@/lib/client/login-path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { revealTogether } from '../use-player-focus'
import { MessageCard } from './message-card'

const { account } = exerciseMessages

interface VisitorCardProps {
  /** How often an option or a field was pressed since it was closed. */
  readonly asks: number
  /** Path of the exercise with its seed and level, to which both ways lead back. */
  readonly path: string
  readonly onClose: () => void
}

/** What an account is for, said to a visitor who has begun to answer. */
export function VisitorCard({ asks, path, onClose }: VisitorCardProps) {
  const card = useRef<HTMLDivElement>(null)
  // It is the answer to a press, which may have been far above it.
  useEffect(() => {
    const player = card.current?.closest('.player')
    const cover = player?.querySelector('footer')
    const message = card.current?.querySelector<HTMLElement>('[data-message]')
    if (asks === 0 || !player || !cover || !message) return
    revealTogether([...player.querySelectorAll('[data-pressed]')], message, cover)
  }, [asks])
  return (
    <div ref={card} role="status">
      {asks > 0 && (
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
