import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmationDialog } from '@/components/ui/confirmation-dialog'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { TextArea } from '@/components/ui/text-area'
import { ApiError } from '@/lib/client/api'
import { requestRefund } from '@/lib/client/payment'
import { REFUND_REASON_MAX_LENGTH } from '@/lib/domain/payment/model/fields'
import { errorMessages } from '@/lib/shared/messages/errors'
import { manageMessages } from '@/lib/shared/messages/payment-manage'

interface RefundDialogProps {
  /** @param requestedAt ISO time */
  readonly onSent: (requestedAt: string) => void
  readonly onClose: () => void
}

const { refundDialog: texts } = manageMessages

/** Asks the operator to give the money back. The reason is the payer's to give. */
export function RefundDialog({ onSent, onClose }: RefundDialogProps) {
  const [reason, setReason] = useState('')
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | { readonly fault: string }>('idle')
  const notice = useRef<HTMLDivElement>(null)
  const isSending = state === 'sending'

  useEffect(() => {
    if (typeof state === 'object') notice.current?.focus()
  }, [state])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setState('sending')
    try {
      const { requestedAt } = await requestRefund(reason.trim())
      onSent(requestedAt)
      setState('sent')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ fault: texts.failed(errorMessages[error.code]) })
    }
  }

  const close = () => {
    if (!isSending) onClose()
  }
  if (state === 'sent')
    return (
      <ConfirmationDialog title={texts.title} onClose={onClose}>
        {texts.sent}
      </ConfirmationDialog>
    )
  return (
    <Dialog title={texts.title} onClose={close} closeLabel={texts.close} closeOnBackdrop={false}>
      <form onSubmit={send} noValidate className="mt-2 grid gap-4">
        <p className="text-quiet">{texts.text}</p>
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          value={reason}
          onChange={setReason}
          rows={4}
          maxLength={REFUND_REASON_MAX_LENGTH}
        />
        {typeof state === 'object' && (
          <Notice tone="error" ref={notice}>
            {state.fault}
          </Notice>
        )}
        <p role="status" className="sr-only">
          {isSending && texts.sending}
        </p>
        <div className="flex flex-wrap gap-3 *:grow">
          <Button variant="secondary" onClick={close} aria-disabled={isSending}>
            {texts.keep}
          </Button>
          <Button type="submit" pending={isSending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
