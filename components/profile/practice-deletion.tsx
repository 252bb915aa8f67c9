'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { asApiError, callApi } from '@/lib/client/api'
import { dialogMessages } from '@/lib/shared/messages/dialog'
import { errorMessages } from '@/lib/shared/messages/errors'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage, type Outcome } from './auto-dismiss-message'

const { practice: texts } = profileMessages

/** Begins practising afresh: what is known of it is deleted once the owner has said so twice. */
export function PracticeDeletion() {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const textId = useId()

  async function forget() {
    if (isPending) return
    setPending(true)
    try {
      await callApi('DELETE /practice')
      setOutcome({ tone: 'success', text: texts.done })
    } catch (error) {
      const { code } = asApiError(error)
      setOutcome({ tone: 'error', text: errorMessages[code], isSignedOut: code === 'unauthenticated' })
    }
    setPending(false)
    setAsked(false)
  }

  return (
    <>
      <p className="text-quiet">{texts.text}</p>
      <Button variant="secondary" className="mt-4" onClick={() => setAsked(true)}>
        {texts.forget}
      </Button>
      <AutoDismissMessage outcome={outcome} onPassed={() => setOutcome(undefined)} />
      {isAsked && (
        <Dialog title={texts.forget} textId={textId} onClose={() => setAsked(false)} closeLabel={dialogMessages.close}>
          <p id={textId} className="mt-3">
            {texts.means}
          </p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
            <Button variant="danger" pending={isPending} onClick={() => void forget()}>
              {texts.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
