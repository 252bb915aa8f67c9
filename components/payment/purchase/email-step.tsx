'use client'

import { useRouter } from 'next/navigation'
import { MailSent } from '@/components/account/mail-sent'
import { ResendVerification } from '@/components/account/resend-verification'
import { useEmailVerificationPolling } from '@/components/account/use-email-verification-polling'
import { Notice } from '@/components/ui/notice'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { StepCard } from './step-card'

const { email: texts } = subscribeMessages

/** Waits for the confirmation of the buyer's address, then goes on by itself. `waitSeconds` is until the next mail. */
export function EmailStep({ email, waitSeconds }: { readonly email: string; readonly waitSeconds: number }) {
  const router = useRouter()
  const pollingFailed = useEmailVerificationPolling(() => router.refresh())
  return (
    <StepCard title={texts.title}>
      <div className="space-y-4">
        <MailSent texts={{ ...texts, sentTo: texts.text }} email={email} />
        {pollingFailed && <Notice tone="warning">{texts.statusFailed}</Notice>}
        <ResendVerification initialWaitSeconds={waitSeconds} />
      </div>
    </StepCard>
  )
}
