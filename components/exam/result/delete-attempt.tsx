'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { asApiError, callApi, hasFailedWith } from '@/lib/client/api'
import { examSetPath } from '@/lib/domain/exam/model'
import { examMessages as messages } from '@/lib/shared/messages/exam'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'

interface DeleteAttemptProps {
  readonly setId: string
  readonly attemptId: string
}

/** Deletes a result for good, once it has been confirmed. */
export function DeleteAttempt({ setId, attemptId }: DeleteAttemptProps) {
  const router = useRouter()
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting' | 'failed'>('idle')
  const close = () => setStep('idle')
  const erase = async () => {
    setStep('deleting')
    try {
      await callApi('DELETE /exams/{id}/attempts/{attemptId}', { params: { id: setId, attemptId } })
    } catch (error) {
      // What is gone already need not be deleted.
      if (!hasFailedWith(error, 'not-found')) {
        asApiError(error)
        return setStep('failed')
      }
    }
    router.replace(examSetPath(setId))
  }
  return (
    <>
      <Button variant="plain" onClick={() => setStep('asking')}>
        {messages.deleteAttempt}
      </Button>
      {step !== 'idle' && (
        <Dialog title={messages.deleteTitle} closeLabel={messages.close} onClose={close}>
          <p className="mt-3">{messages.deleteText}</p>
          {step === 'failed' && (
            <Notice tone="error" className="mt-4">
              {messages.deleteFailed}
            </Notice>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={close}>
              {messages.cancel}
            </Button>
            <Button variant="danger" pending={step === 'deleting'} onClick={erase}>
              {messages.deleteAttempt}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
