import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormFault } from '@/components/ui/form-fault'
import { MessageDialog } from '@/components/ui/message-dialog'
import { TextArea } from '@/components/ui/text-area'
import { toFaults, useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
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
  const [isSent, setIsSent] = useState(false)
  const { pending, faults, formProps } = useForm({
    send,
    explain: (error) => toFaults(error, {}, (code) => texts.failed(errorMessages[code])),
  })

  async function send() {
    const given = reason.trim()
    const { requestedAt } = await callApi('POST /payment/refund-request', { body: given ? { reason: given } : {} })
    onSent(requestedAt)
    setIsSent(true)
  }

  const close = () => {
    if (!pending) onClose()
  }
  if (isSent)
    return (
      <MessageDialog title={texts.title} onClose={onClose}>
        {texts.sent}
      </MessageDialog>
    )
  return (
    <Dialog title={texts.title} onClose={close} closeLabel={texts.close} closeOnBackdrop={false}>
      <form {...formProps} className="mt-2 grid gap-4">
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
        <FormFault faults={faults} />
        <p role="status" className="sr-only">
          {pending && texts.sending}
        </p>
        <div className="flex flex-wrap gap-3 *:grow">
          <Button variant="secondary" onClick={close} aria-disabled={pending}>
            {texts.keep}
          </Button>
          <Button type="submit" pending={pending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
