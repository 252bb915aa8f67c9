import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { asApiError, callApi } from '@/lib/client/api'
import { accountMessages } from '@/lib/shared/messages/account'
import { useCountdown } from './use-countdown'

/** How long the server makes one wait before it sends another mail. */
export const RESEND_COOLDOWN_SECONDS = 60

const { verification: texts } = accountMessages

type Sending = 'idle' | 'pending' | 'sent' | 'failed'

/** Sends the mail that confirms the address again, and counts down to when that is possible once more. */
export function ResendVerification({ initialWaitSeconds }: { readonly initialWaitSeconds: number }) {
  const [waitSeconds, wait] = useCountdown(initialWaitSeconds)
  const [sending, setSending] = useState<Sending>('idle')

  async function resend() {
    setSending('pending')
    try {
      await callApi('POST /account/verification')
      setSending('sent')
      wait(RESEND_COOLDOWN_SECONDS)
    } catch (error) {
      asApiError(error)
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
