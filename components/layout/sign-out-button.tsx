'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineError } from '@/components/ui/inline-error'

interface SignOutButtonProps {
  readonly label: string
  readonly failedText: string
  readonly className: string
}

/**
 * Ends the session, then starts afresh on the home page: nothing of the account stays in the browser's memory. It is on
 * every page, so that its texts come with the page and the calls of accounts when they are needed.
 */
export function SignOutButton({ label, failedText, className }: SignOutButtonProps) {
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
      <Button variant="plain" pending={state === 'pending'} onClick={leave} className={className}>
        {label}
      </Button>
      {state === 'failed' && <InlineError className="mt-2">{failedText}</InlineError>}
    </div>
  )
}
