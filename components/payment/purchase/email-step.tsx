'use client'

import { useRouter } from 'next/navigation'
import { ResendVerification } from '@/components/account/resend-verification'
import { useVerifiedEmail } from '@/components/account/use-verified-email'
import { MailIcon } from '@/components/ui/icons'
import { Notice } from '@/components/ui/notice'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { StepCard } from './step-card'

const { email: texts } = subscribeMessages

/** Waits for the confirmation of the buyer's address, then goes on by itself. */
export function EmailStep({ email }: { readonly email: string }) {
  const router = useRouter()
  const pollingFailed = useVerifiedEmail(() => router.refresh())
  return (
    <StepCard title={texts.title}>
      <div className="space-y-4">
        <p className="grid grid-cols-[auto_1fr] gap-3 rounded-card bg-leaf-wash px-4 py-3.5">
          <MailIcon size={26} className="text-leaf" />
          <span className="min-w-0">
            {texts.text} <strong className="break-words">{email}</strong>
          </span>
        </p>
        <p>{texts.instructions}</p>
        <p className="text-quiet">{texts.spam}</p>
        {pollingFailed && <Notice tone="warning">{texts.statusFailed}</Notice>}
        <ResendVerification initialWaitSeconds={0} />
      </div>
    </StepCard>
  )
}
