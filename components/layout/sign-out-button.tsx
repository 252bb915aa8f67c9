'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { shellMessages } from '@/lib/messages/shell'

interface SignOutButtonProps {
  readonly variant: ButtonVariant
  readonly className?: string
}

/**
 * Ends the session, then starts afresh on the home page: nothing of the account stays in the browser's memory. The calls
 * of accounts are loaded when they are needed, since the header is on every page.
 */
export function SignOutButton({ variant, className }: SignOutButtonProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function leave() {
    setState('pending')
    try {
      const { signOut } = await import('@/lib/client/account')
      await signOut()
      window.location.assign('/')
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      <Button variant={variant} pending={state === 'pending'} onClick={leave} {...(className && { className })}>
        {shellMessages.signOut}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" className="mt-2">
          {shellMessages.signOutFailed}
        </Notice>
      )}
    </div>
  )
}
