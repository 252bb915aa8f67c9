'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-class'
import { InlineError } from '@/components/ui/inline-error'

interface SignOutButtonProps {
  readonly label: string
  readonly failedText: string
  /** The path of this site on which it starts afresh; the home page without one. */
  readonly leadsTo?: string
  readonly variant?: ButtonVariant
  readonly className?: string
}

/**
 * Ends the session, then starts afresh by a whole load: nothing of the account stays in the browser's memory. It is on
 * every page, so that its texts come with the page and the calls of accounts when they are needed.
 */
export function SignOutButton({ label, failedText, leadsTo = '/', variant = 'plain', className }: SignOutButtonProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')

  async function leave() {
    setState('pending')
    try {
      const { signOut } = await import('@/lib/client/account')
      await signOut()
      window.location.assign(leadsTo)
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      <Button variant={variant} pending={state === 'pending'} onClick={leave} className={className}>
        {label}
      </Button>
      {state === 'failed' && <InlineError className="mt-2">{failedText}</InlineError>}
    </div>
  )
}
