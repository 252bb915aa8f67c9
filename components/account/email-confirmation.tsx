'use client'

import { useCallback, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PendingDots } from '@/components/ui/pending-dots'
import { useRemote } from '@/components/ui/use-remote'
import { callApi } from '@/lib/client/api'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { AccountCard } from './account-card'

interface EmailConfirmationProps {
  readonly token: string
  readonly signedIn: boolean
  /** The address of the signed-in user is confirmed already, so a used token is no fault. */
  readonly alreadyVerified: boolean
}

const { verification: texts } = accountMessages

/** Redeems the token of a mail as soon as the page is there, and says how it went. */
export function EmailConfirmation({ token, signedIn, alreadyVerified }: EmailConfirmationProps) {
  const redeem = useCallback(() => callApi('POST /account/verification/confirm', { body: { token } }), [token])
  const [redeemed, retry] = useRemote(redeem)
  const title = useRef<HTMLHeadingElement>(null)
  const { state } = redeemed

  useEffect(() => {
    if (state !== 'loading') title.current?.focus()
  }, [state])

  if (state === 'loading') {
    return (
      <AccountCard title={texts.checkingTitle}>
        <p role="status">{texts.checking}</p>
        <p className="mt-4 text-leaf">
          <PendingDots />
        </p>
      </AccountCard>
    )
  }
  const isVoid = redeemed.state === 'failed' && redeemed.code === 'invalid-token'
  if (redeemed.state === 'ready' || (isVoid && alreadyVerified)) {
    return (
      <AccountCard title={texts.confirmedTitle} titleRef={title}>
        <Notice tone="success">{texts.confirmed}</Notice>
        <LinkButton href={signedIn ? '/' : '/login'} className="mt-5 w-full">
          {signedIn ? texts.continueHome : texts.continueLogin}
        </LinkButton>
      </AccountCard>
    )
  }
  return (
    <AccountCard title={texts.failedTitle} titleRef={title}>
      <Notice tone="error">{errorMessages[redeemed.code]}</Notice>
      <div className="mt-5">
        {isVoid ? (
          <LinkButton href={signedIn ? '/verify-email' : '/login?redirect=/verify-email'} className="w-full">
            {texts.newMail}
          </LinkButton>
        ) : (
          <Button onClick={retry} className="w-full">
            {texts.retry}
          </Button>
        )}
      </div>
    </AccountCard>
  )
}
