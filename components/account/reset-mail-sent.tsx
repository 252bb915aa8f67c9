import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { AccountCard } from './account-card'
import { MailSent } from './mail-sent'

interface ResetMailSentProps {
  readonly email: string
  readonly onAgain: () => void
}

const { request: texts } = passwordResetMessages

/** Takes the form's place, and the focus. */
export function ResetMailSent({ email, onAgain }: ResetMailSentProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <AccountCard title={texts.sentTitle} titleRef={title}>
      <div className="space-y-4">
        <MailSent texts={texts} email={email} />
        <Button variant="secondary" onClick={onAgain} className="w-full">
          {texts.again}
        </Button>
        <LinkButton href="/login" variant="link" className="w-full">
          {texts.toLogin}
        </LinkButton>
      </div>
    </AccountCard>
  )
}
