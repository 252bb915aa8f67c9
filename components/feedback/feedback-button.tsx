'use client'

import { type ReactNode, useState } from 'react'
import { InlineError } from '@/components/ui/inline-error'
import { feedbackButtonMessages as messages } from '@/lib/shared/messages/feedback-button'
import { useFeedback } from './feedback-provider'

interface FeedbackButtonProps {
  readonly className: string
  readonly children?: ReactNode
}

/** Opens the message form. */
export function FeedbackButton({ className, children = messages.open }: FeedbackButtonProps) {
  const openForm = useFeedback()
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle')

  async function open() {
    setState('opening')
    try {
      await openForm()
      setState('idle')
    } catch {
      // Code that does not arrive is the network's failure, and the button is there to be pressed again.
      setState('failed')
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={state === 'opening' || undefined}
        onClick={open}
        className={className}
      >
        {children}
      </button>
      {state === 'failed' && <InlineError>{messages.cannotOpen}</InlineError>}
    </>
  )
}
