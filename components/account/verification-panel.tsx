'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { LazyTrialTakeOver } from '@/components/trial/lazy-trial-take-over'
import { Notice } from '@/components/ui/notice'
import { SiteLink } from '@/components/ui/site-link'
import { accountMessages } from '@/lib/shared/messages/account'
import { AccountCard } from './account-card'
import { MailSent } from './mail-sent'
import { ResendVerification } from './resend-verification'
import { useEmailVerificationPolling } from './use-email-verification-polling'

interface VerificationPanelProps {
  readonly email: string
  /** Where to go once the address is confirmed; a path of this site. */
  readonly target: string
  /** In how many seconds the mail can be asked for again. */
  readonly waitSeconds: number
  /** The mail went out a moment ago, and this panel took the form's place. */
  readonly justSent?: boolean
}

const { verification: texts } = accountMessages

/** Waits for the confirmation of the address, then goes on by itself; sends the mail again on request. */
export function VerificationPanel({ email, target, waitSeconds, justSent = false }: VerificationPanelProps) {
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const pollingFailed = useEmailVerificationPolling(() => {
    router.replace(target)
    router.refresh()
  })

  useEffect(() => {
    if (justSent) title.current?.focus()
  }, [justSent])

  return (
    <AccountCard title={texts.title} titleRef={title}>
      <div className="space-y-4">
        <MailSent texts={texts} email={email} />
        {/* There is a session, and the link of the mail may be followed on another device. */}
        <LazyTrialTakeOver />
        {pollingFailed && <Notice tone="warning">{texts.statusFailed}</Notice>}
        <ResendVerification initialWaitSeconds={waitSeconds} />
        <p className="text-center">
          <SiteLink
            href={target}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {texts.later}
          </SiteLink>
        </p>
      </div>
    </AccountCard>
  )
}
