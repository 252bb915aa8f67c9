'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { FormButtons } from '@/components/ui/form-buttons'
import { FormFault } from '@/components/ui/form-fault'
import { Notice } from '@/components/ui/notice'
import { faultsOf, useForm } from '@/components/ui/use-form'
import { deleteAccount, type Reauthentication } from '@/lib/client/profile'
import { profileMessages } from '@/lib/shared/messages/profile'
import { ReauthenticationField } from './reauthentication-field'
import { useReauthentication } from './use-reauthentication'

interface DeletionDialogProps {
  readonly email: string
  readonly hasPassword: boolean
  readonly hasSubscription: boolean
  readonly onClose: () => void
}

const { deletion: texts } = profileMessages

/** Says what deleting the account means, asks for a tick that it was understood and for who asks, and deletes. */
export function DeletionDialog({ email, hasPassword, hasSubscription, onClose }: DeletionDialogProps) {
  const reauthentication = useReauthentication({ hasPassword, failed: texts.failed })
  const { pending, faults, formProps } = useForm<'understood' | 'password'>({
    check: (data) => {
      const password = reauthentication.check(data)
      return faultsOf({
        ...(!data.has('understood') && { understood: texts.notUnderstood }),
        ...(password !== undefined && { password }),
      })
    },
    send: (data) => deleteAndLeave(reauthentication.bodyOf(data)),
    explain: reauthentication.explain,
  })
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
        <FormFault faults={faults} />
        {reauthentication.asked && (
          <ReauthenticationField email={email} hasPassword={hasPassword} error={faults.fields?.password} />
        )}
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

async function deleteAndLeave(reauthentication: Reauthentication) {
  const taskId = await deleteAccount(reauthentication)
  // A page of its own rather than a step within this one: nothing of the account stays in the browser's memory.
  window.location.replace(`/task-status/${taskId}`)
}
