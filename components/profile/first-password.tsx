'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { requestPasswordMail } from '@/lib/client/profile'
import { profileMessages } from '@/lib/shared/messages/profile'
import { type Outcome, PassingMessage } from './passing-message'
import { outcomeOf } from './save-outcome'

const { password: texts } = profileMessages

/**
 * For who signs in by a social provider only. A first password is set by mail, so that nobody can add one to a session
 * that was left open and come back with it later.
 */
export function FirstPassword({ email }: { readonly email: string }) {
  const [pending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function send() {
    setPending(true)
    setOutcome(
      await outcomeOf(() => requestPasswordMail(email), { updated: texts.sent, failed: texts.sendFailed }).finally(() =>
        setPending(false),
      ),
    )
  }

  return (
    <div className="sm:pt-2.5">
      <p>{texts.none}</p>
      <p className="mt-1 text-quiet">{texts.noneAdvice}</p>
      <Button variant="secondary" pending={pending} onClick={send} className="mt-3">
        {texts.sendMail}
      </Button>
      <PassingMessage outcome={outcome} onPassed={() => setOutcome(undefined)} />
    </div>
  )
}
