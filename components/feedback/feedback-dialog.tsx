import { useState } from 'react'
import { MessageDialog } from '@/components/ui/message-dialog'
import { feedbackMessages as messages } from '@/lib/shared/messages/feedback'
import { FeedbackForm } from './feedback-form'
import type { FeedbackDialogProps } from './model'

/** A message to the people who run the site. Loaded on demand. */
export function FeedbackDialog({ onSent, ...form }: FeedbackDialogProps) {
  const [isSent, setIsSent] = useState(false)
  if (isSent) {
    return (
      <MessageDialog title={messages.thanks} onClose={form.onClose}>
        {messages.thanksText}
      </MessageDialog>
    )
  }
  function finish() {
    setIsSent(true)
    onSent()
  }
  return <FeedbackForm {...form} onSent={finish} />
}
