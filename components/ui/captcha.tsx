'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { captchaMessages } from '@/lib/shared/messages/captcha'
import { CheckCircleIcon } from './icons'
import { PendingDots } from './pending-dots'
import { RetryNotice } from './retry-notice'
import { useCaptcha } from './use-captcha'

interface CaptchaProps {
  /** The name of the form's field that holds the token; empty until there is one. */
  readonly name: string
  /** Told whether there is a token to send. */
  readonly onChange?: (isSolved: boolean) => void
}

/**
 * The part of a form that shows that no machine sends it. Usually the browser computes for a moment and nobody has to do
 * anything; a token is good for one submission, so a form that is to be sent again needs another `key`.
 */
export function Captcha({ name, onChange }: CaptchaProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [state, retry] = useCaptcha(place)
  const token = typeof state === 'object' ? state.token : ''

  const tell = useEffectEvent((isSolved: boolean) => onChange?.(isSolved))
  useEffect(() => {
    tell(token !== '')
  }, [token])

  function tryAgain() {
    // The button that was pressed goes away.
    frame.current?.focus()
    retry()
  }

  return (
    <div ref={frame} tabIndex={-1}>
      <input type="hidden" name={name} value={token} />
      <p
        role="status"
        className={state === 'failed' ? 'sr-only' : 'flex min-h-6 items-center gap-2 text-base text-quiet'}
      >
        {state === 'checking' && (
          <>
            <PendingDots /> {captchaMessages.checking}
          </>
        )}
        {state === 'asking' && captchaMessages.checkYourself}
        {token !== '' && (
          <>
            <CheckCircleIcon size={22} className="shrink-0 text-leaf" /> {captchaMessages.done}
          </>
        )}
      </p>
      <div ref={place} className={state === 'failed' ? 'hidden' : 'empty:hidden'} />
      {state === 'failed' && (
        <RetryNotice retry={captchaMessages.retry} onRetry={tryAgain}>
          {captchaMessages.failed}
        </RetryNotice>
      )}
    </div>
  )
}
