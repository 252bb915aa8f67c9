import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { freemiumMessages } from '@/lib/shared/messages/freemium'

interface RetryUsageProps {
  /** Whether it worked. */
  readonly onRetry: () => Promise<boolean>
  /** The usage has come, and this button goes. */
  readonly onDone: () => void
}

/** Asks for the usage again, and says when that has failed again. */
export function RetryUsage({ onRetry, onDone }: RetryUsageProps) {
  const [phase, setPhase] = useState<'ready' | 'pending' | 'failed'>('ready')

  async function retry(): Promise<void> {
    setPhase('pending')
    if (await onRetry()) onDone()
    else setPhase('failed')
  }

  return (
    <>
      <span role="status" className="empty:hidden">
        {phase === 'failed' && freemiumMessages.unavailableAgain}
      </span>
      <Button variant="secondary" pending={phase === 'pending'} onClick={() => void retry()}>
        {freemiumMessages.retry}
      </Button>
    </>
  )
}
