import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { MailIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { AccountCard } from './account-card'

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
        <p className="grid grid-cols-[auto_1fr] gap-3 rounded-card bg-leaf-wash px-4 py-3.5">
          <MailIcon size={26} className="text-leaf" />
          <span className="min-w-0">
            {texts.sentTo} <strong className="break-words">{email}</strong>
          </span>
        </p>
        <p>{texts.instructions}</p>
        <p className="text-quiet">{texts.spam}</p>
        <Button variant="secondary" onClick={onAgain} className="w-full">
          {texts.again}
        </Button>
        <LinkButton href="/login" variant="plain" className="w-full">
          {texts.toLogin}
        </LinkButton>
      </div>
    </AccountCard>
  )
}
