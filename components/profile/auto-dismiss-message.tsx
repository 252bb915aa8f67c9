'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { AlertIcon, CheckCircleIcon } from '@/components/ui/icons'
import { SignInAgain } from '@/components/ui/sign-in-again'

/** How an action ended. Each is an object of its own, so that the same text counts as news. */
export interface Outcome {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** It failed because nobody is signed in any more; what to do about it stays. */
  readonly isSignedOut?: boolean | undefined
}

interface AutoDismissMessageProps {
  readonly id?: string
  readonly outcome: Outcome | undefined
  readonly onPassed: () => void
}

const SHOWN_MS = 5000

const LOOKS = {
  success: { box: 'bg-leaf-wash', icon: 'text-leaf', Icon: CheckCircleIcon },
  error: { box: 'bg-berry-wash', icon: 'text-berry', Icon: AlertIcon },
} satisfies Record<Outcome['tone'], unknown>

/**
 * A message that goes after five seconds, but not from under the pointer or the focus. Its live region is there before
 * the message, since a region that comes with its text is often not read out.
 */
export function AutoDismissMessage({ id, outcome, onPassed }: AutoDismissMessageProps) {
  const [held, setHeld] = useState(false)
  const handlePassed = useEffectEvent(onPassed)

  useEffect(() => {
    if (!outcome || outcome.isSignedOut || held) return
    const timer = setTimeout(() => handlePassed(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome, held])

  return (
    <div
      id={id}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {outcome && <Message {...outcome} />}
    </div>
  )
}

function Message({ tone, text, isSignedOut }: Outcome) {
  const { box, icon, Icon } = LOOKS[tone]
  return (
    <p tabIndex={-1} className={classNames('mt-3 grid grid-cols-[auto_1fr] gap-x-3 rounded-card px-4 py-3.5', box)}>
      <Icon size={24} className={classNames('mt-px', icon)} />
      {isSignedOut ? (
        <span>
          {text}
          <SignInAgain />
        </span>
      ) : (
        text
      )}
    </p>
  )
}
