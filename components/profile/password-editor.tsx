'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { type Faults, textOf } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { accountMessages } from '@/lib/shared/messages/account'
import { newPasswordRefusal } from '@/lib/shared/messages/password-weakness'
import { profileMessages } from '@/lib/shared/messages/profile'
import { AutoDismissMessage } from './auto-dismiss-message'
import { InlineEditButtons } from './inline-edit-buttons'
import { ValueLine } from './profile-row'
import { useInlineEdit } from './use-inline-edit'

interface PasswordEditorProps {
  /** For password managers, which keep a password with its account. */
  readonly email: string
  /** In characters. */
  readonly limits: { readonly min: number; readonly max: number }
}

const { password: texts } = profileMessages
const FIELDS = ['currentPassword', 'newPassword'] as const
const FIELD_BY_CODE = { 'wrong-password': 'currentPassword', 'weak-password': 'newPassword' } as const

/** The form that changes the password; the current one proves who asks. */
export function PasswordEditor({ email, limits }: PasswordEditorProps) {
  const router = useRouter()
  const { editing, pending, faultOf, close, openerProps, formProps, messageProps } = useInlineEdit({
    check: findEmpty,
    save,
    texts,
    fieldByCode: FIELD_BY_CODE,
    refusalOf: newPasswordRefusal,
  })

  async function save(data: FormData) {
    await callApi('PUT /account/password', { body: toChange(data) })
    // The other devices leave the list.
    router.refresh()
  }

  return (
    <>
      {editing ? (
        <form {...formProps} className="space-y-4 sm:pt-2">
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={texts.current}
            name="currentPassword"
            autoComplete="current-password"
            required
            showLabel={`${texts.current} ${texts.show}`}
            faultId={faultOf('currentPassword')}
          />
          <PasswordField
            label={texts.new}
            hint={accountMessages.passwordHint(limits.min)}
            name="newPassword"
            autoComplete="new-password"
            maxLength={limits.max}
            required
            showLabel={`${texts.new} ${texts.show}`}
            faultId={faultOf('newPassword')}
          />
          <InlineEditButtons pending={pending} onCancel={close} />
        </form>
      ) : (
        <ValueLine
          value={
            <>
              <span aria-hidden="true">••••••••</span>
              <span className="sr-only">{texts.hidden}</span>
            </>
          }
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

/** One at a time, since there is one message. */
function findEmpty(data: FormData): Faults<(typeof FIELDS)[number]> | undefined {
  const empty = FIELDS.find((field) => textOf(data, field).trim() === '')
  return empty && { fields: { [empty]: texts.invalid } }
}

function toChange(data: FormData) {
  return { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') }
}
