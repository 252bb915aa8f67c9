'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { MailIcon } from '@/components/ui/icons'
import { Notice } from '@/components/ui/notice'
import { sendVerificationMail } from '@/lib/client/account'
import { ApiError } from '@/lib/client/api'
import { accountMessages } from '@/lib/messages/account'
import { AccountCard } from './account-card'
import { useCountdown } from './use-countdown'
import { useVerifiedEmail } from './use-verified-email'

const RESEND_COOLDOWN_SECONDS = 60

interface VerificationPanelProps {
  readonly email: string
  /** Where to go once the address is confirmed; a path of this site. */
  readonly target: string
  /** The mail went out a moment ago, and this panel took the form's place. */
  readonly justSent?: boolean
}

const { verification: texts } = accountMessages

/** Waits for the confirmation of the address, then goes on by itself; sends the mail again on request. */
export function VerificationPanel({ email, target, justSent = false }: VerificationPanelProps) {
  const router = useRouter()
  const title = useRef<HTMLHeadingElement>(null)
  const pollingFailed = useVerifiedEmail(() => {
    router.replace(target)
    router.refresh()
  })

  useEffect(() => {
    if (justSent) title.current?.focus()
  }, [justSent])

  return (
    <AccountCard title={texts.title} titleRef={title}>
      <div className="space-y-4">
        <p className="grid grid-cols-[auto_1fr] gap-3 rounded-card bg-leaf-wash px-4 py-3.5">
          <MailIcon size={26} className="text-leaf" />
          <span className="min-w-0">
            {texts.sentTo} <strong className="break-words">{email}</strong>
          </span>
        </p>
        <p>{texts.instructions}</p>
        <p className="text-quiet">{texts.spam}</p>
        {pollingFailed && <Notice tone="warning">{texts.statusFailed}</Notice>}
        <Resend initialWaitSeconds={justSent ? RESEND_COOLDOWN_SECONDS : 0} />
        <p className="text-center">
          <Link
            href={target}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            {texts.later}
          </Link>
        </p>
      </div>
    </AccountCard>
  )
}

type Sending = 'idle' | 'pending' | 'sent' | 'failed'

function Resend({ initialWaitSeconds }: { readonly initialWaitSeconds: number }) {
  const [waitSeconds, wait] = useCountdown(initialWaitSeconds)
  const [sending, setSending] = useState<Sending>('idle')

  async function resend() {
    setSending('pending')
    try {
      await sendVerificationMail()
      setSending('sent')
      wait(RESEND_COOLDOWN_SECONDS)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSending('failed')
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        pending={sending === 'pending'}
        aria-disabled={waitSeconds > 0}
        onClick={resend}
        className="w-full tabular-nums"
      >
        {waitSeconds > 0 ? texts.resendIn(waitSeconds) : texts.resend}
      </Button>
      {sending === 'sent' && <Notice tone="success">{texts.resent}</Notice>}
      {sending === 'failed' && <Notice tone="error">{texts.sendFailed}</Notice>}
    </>
  )
}
