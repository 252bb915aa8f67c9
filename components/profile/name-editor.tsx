'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { INPUT_CLASS } from '@/components/ui/input-class'
import { textOf } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage } from './auto-dismiss-message'
import { InlineEditButtons } from './inline-edit-buttons'
import { ValueLine } from './profile-row'
import { useInlineEdit } from './use-inline-edit'

interface NameEditorProps {
  readonly userId: string
  readonly name: string
  /** In UTF-16 units, as browsers count. */
  readonly maxLength: number
}

const { name: texts } = profileMessages
const nameIn = (data: FormData) => textOf(data, 'displayName').trim()

/** The name, and the form that changes it; the header follows at once. */
export function NameEditor({ userId, name, maxLength }: NameEditorProps) {
  const router = useRouter()
  const [shownName, setShownName] = useState(name)
  const { editing, pending, faultOf, close, openerProps, formProps, messageProps } = useInlineEdit({
    check: (data) => (nameIn(data) === '' ? { fields: { displayName: texts.invalid } } : undefined),
    save,
    texts,
    fieldByCode: { 'invalid-request': 'displayName' },
  })

  async function save(data: FormData) {
    const newName = nameIn(data)
    await callApi('POST /user/profile/{userId}', { params: { userId }, body: { displayName: newName } })
    setShownName(newName)
    router.refresh()
  }

  return (
    <>
      {editing ? (
        <form {...formProps} className="space-y-3">
          <input
            name="displayName"
            aria-label={texts.label}
            defaultValue={shownName}
            autoComplete="nickname"
            maxLength={maxLength}
            required
            aria-invalid={faultOf('displayName') !== undefined}
            aria-describedby={faultOf('displayName')}
            className={INPUT_CLASS}
          />
          <InlineEditButtons pending={pending} onCancel={close} />
        </form>
      ) : (
        <ValueLine
          value={<span className="break-words">{shownName || texts.none}</span>}
          action={
            <Button {...openerProps} variant="secondary" aria-label={texts.edit}>
              {profileMessages.edit}
            </Button>
          }
        />
      )}
      <AutoDismissMessage {...messageProps} />
    </>
  )
}
