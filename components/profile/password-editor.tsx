'use client'

import { textOf } from '@/components/account/use-form'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { changePassword } from '@/lib/client/profile'
import { accountMessages } from '@/lib/shared/messages/account'
import { profileMessages } from '@/lib/shared/messages/profile'
import { EditorButtons } from './editor-buttons'
import { PassingMessage } from './passing-message'
import { ValueLine } from './profile-row'
import { outcomeOf } from './save-outcome'
import { type SaveOutcome, useEditor } from './use-editor'

interface PasswordEditorProps {
  /** For password managers, which keep a password with its account. */
  readonly email: string
  /** In characters. */
  readonly limits: { readonly min: number; readonly max: number }
}

const { password: texts } = profileMessages
const FIELD_BY_CODE = { 'wrong-password': 'currentPassword', 'weak-password': 'newPassword' } as const

/** The form that changes the password; the current one proves who asks. */
export function PasswordEditor({ email, limits }: PasswordEditorProps) {
  const { editing, pending, faultOf, close, openerProps, formProps, messageProps } = useEditor(save)
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
          <EditorButtons pending={pending} onCancel={close} />
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
      <PassingMessage {...messageProps} />
    </>
  )
}

async function save(data: FormData): Promise<SaveOutcome> {
  const change = { currentPassword: textOf(data, 'currentPassword'), newPassword: textOf(data, 'newPassword') }
  const empty = (['currentPassword', 'newPassword'] as const).find((field) => change[field].trim() === '')
  if (empty) return { tone: 'error', text: texts.invalid, field: empty }
  return outcomeOf(() => changePassword(change), texts, FIELD_BY_CODE)
}
