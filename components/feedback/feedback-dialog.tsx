import { useState } from 'react'
import { ConfirmationDialog } from '@/components/ui/confirmation-dialog'
import { Dialog } from '@/components/ui/dialog'
import { feedbackMessages as messages } from '@/lib/shared/messages/feedback'
import { FeedbackForm } from './feedback-form'
import type { FeedbackDialogProps, FeedbackState } from './model'

/** A message to the people who run the site. Loaded on demand. It is not closed in the middle of being sent. */
export function FeedbackDialog({ onClose, onSent, ...form }: FeedbackDialogProps) {
  const [state, setState] = useState<FeedbackState>('Init')
  if (state === 'Finished') {
    return (
      <ConfirmationDialog title={messages.thanks} onClose={onClose}>
        {messages.thanksText}
      </ConfirmationDialog>
    )
  }

  const close = () => {
    if (state !== 'Loading') onClose()
  }
  function change(next: FeedbackState) {
    setState(next)
    if (next === 'Finished') onSent()
  }
  return (
    <Dialog title={messages.title} size="large" closeOnBackdrop={false} onClose={close} closeLabel={messages.close}>
      <FeedbackForm {...form} state={state} onState={change} onCancel={close} />
    </Dialog>
  )
}
