'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PendingDots } from '@/components/ui/pending-dots'
import { confirmEmail } from '@/lib/client/account'
import { ApiError } from '@/lib/client/api'
import type { ErrorCode } from '@/lib/shared/errors/codes'
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
  const [state, setState] = useState<'checking' | 'confirmed' | ErrorCode>('checking')
  const title = useRef<HTMLHeadingElement>(null)
  /** A token works once, while React may run an effect twice. */
  const redeemed = useRef(false)

  async function redeem() {
    setState('checking')
    try {
      await confirmEmail(token)
      setState('confirmed')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(alreadyVerified && error.code === 'invalid-token' ? 'confirmed' : error.code)
    }
  }

  useEffect(() => {
    if (redeemed.current) return
    redeemed.current = true
    redeem()
  })

  useEffect(() => {
    if (state !== 'checking') title.current?.focus()
  }, [state])

  if (state === 'checking') {
    return (
      <AccountCard title={texts.checkingTitle}>
        <p role="status">{texts.checking}</p>
        <p className="mt-4 text-leaf">
          <PendingDots />
        </p>
      </AccountCard>
    )
  }
  if (state === 'confirmed') {
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
      <Notice tone="error">{errorMessages[state]}</Notice>
      <div className="mt-5">
        {state === 'invalid-token' ? (
          <LinkButton href={signedIn ? '/verify-email' : '/login?redirect=/verify-email'} className="w-full">
            {texts.newMail}
          </LinkButton>
        ) : (
          <Button onClick={redeem} className="w-full">
            {texts.retry}
          </Button>
        )}
      </div>
    </AccountCard>
  )
}
