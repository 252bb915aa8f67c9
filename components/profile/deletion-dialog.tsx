'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { FormButtons } from '@/components/ui/form-buttons'
import { Notice } from '@/components/ui/notice'
import { toFaults, useForm } from '@/components/ui/use-form'
import { deleteAccount } from '@/lib/client/profile'
import { errorMessages } from '@/lib/shared/messages/errors'
import { profileMessages } from '@/lib/shared/messages/profile'

interface DeletionDialogProps {
  readonly hasSubscription: boolean
  readonly onClose: () => void
}

const { deletion: texts } = profileMessages

/** Says what deleting the account means, asks for a tick that it was understood, and deletes. */
export function DeletionDialog({ hasSubscription, onClose }: DeletionDialogProps) {
  const { pending, faults, formProps } = useForm({ check, send, explain })
  const close = () => {
    if (!pending) onClose()
  }
  return (
    <Dialog title={texts.question} onClose={close} closeLabel={texts.close}>
      <div className="mt-4 space-y-3">
        <p className="font-semibold">{texts.erased}</p>
        <ul className="list-disc space-y-1 ps-5">
          {texts.erasedItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {hasSubscription && <Notice tone="warning">{texts.subscriptionEnds}</Notice>}
        <p className="text-quiet">{texts.newsletter}</p>
      </div>
      <form {...formProps} className="mt-3 space-y-3">
        <Checkbox label={texts.understood} name="understood" required error={faults.fields?.understood} />
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
        <FormButtons
          submit={texts.confirm}
          cancel={texts.keep}
          onCancel={close}
          pending={pending}
          pendingText={texts.pending}
          variant="danger"
          className="grow"
        />
      </form>
    </Dialog>
  )
}

const check = (data: FormData) => (data.has('understood') ? undefined : { fields: { understood: texts.notUnderstood } })

const explain = (error: unknown) => toFaults<'understood'>(error, {}, (code) => texts.failed(errorMessages[code]))

async function send() {
  const taskId = await deleteAccount()
  // A page of its own rather than a step within this one: nothing of the account stays in the browser's memory.
  window.location.replace(`/task-status/${taskId}`)
}
