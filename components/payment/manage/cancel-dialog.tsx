import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { SignInAgain } from '@/components/ui/sign-in-again'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import type { ManagePageError } from './manage-page-state'

interface CancelDialogProps {
  /** The day on which the paid period ends. */
  readonly periodEnd: string
  /** Whether a renewal is still to be paid, so that it ends now. */
  readonly owes: boolean
  readonly isPending: boolean
  readonly fault: ManagePageError | undefined
  readonly reason: string | undefined
  readonly isSignedOut: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const { cancelDialog: texts, errors } = manageMessages

/** Asks once more, and says what a cancellation means. */
export function CancelDialog({
  periodEnd,
  owes,
  isPending,
  fault,
  reason,
  isSignedOut,
  onConfirm,
  onClose,
}: CancelDialogProps) {
  const textId = useId()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault) notice.current?.focus()
  }, [fault])
  return (
    <Dialog title={texts.title} textId={textId} onClose={onClose} closeLabel={texts.close}>
      <div id={textId} className="mt-3 space-y-2">
        <p>{owes ? texts.textOwed : texts.text(periodEnd)}</p>
        {!owes && <p>{texts.reactivation}</p>}
      </div>
      {fault && (
        <Notice tone="error" title={errors[fault]} ref={notice} className="mt-4">
          {reason}
          {isSignedOut && <SignInAgain />}
        </Notice>
      )}
      <div className="mt-6 grid gap-3">
        <Button variant="danger" onClick={onConfirm} pending={isPending}>
          {texts.confirm}
        </Button>
        <Button variant="secondary" onClick={onClose} aria-disabled={isPending}>
          {texts.keep}
        </Button>
      </div>
    </Dialog>
  )
}
