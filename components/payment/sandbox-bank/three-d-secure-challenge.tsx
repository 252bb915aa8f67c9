'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { asApiError, callApi } from '@/lib/client/api'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'

const messages = sandboxBankMessages.authentication

interface ThreeDSecureChallengeProps {
  readonly clientSecret: string
  /** Where the payer comes from, when the payment does not know. */
  readonly returnUrl?: string | undefined
}

/** The question of a bank, and both answers that it can get. */
export function ThreeDSecureChallenge({ clientSecret, returnUrl }: ThreeDSecureChallengeProps) {
  const [state, setState] = useState<'asking' | 'approving' | 'rejecting' | 'failed'>('asking')
  const isInert = state === 'approving' || state === 'rejecting'
  const answer = async (approved: boolean) => {
    setState(approved ? 'approving' : 'rejecting')
    try {
      const { redirectTo } = await callApi('POST /sandbox/authenticate', {
        body: { clientSecret, approved, ...(returnUrl && { returnUrl }) },
      })
      window.location.assign(redirectTo)
    } catch (error) {
      asApiError(error)
      setState('failed')
    }
  }
  return (
    <div className="grid gap-4">
      {state === 'failed' && <Notice tone="error">{messages.failed}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button pending={state === 'approving'} aria-disabled={isInert} onClick={() => answer(true)}>
          {messages.approve}
        </Button>
        <Button
          variant="secondary"
          pending={state === 'rejecting'}
          aria-disabled={isInert}
          onClick={() => answer(false)}
        >
          {messages.reject}
        </Button>
      </div>
    </div>
  )
}
