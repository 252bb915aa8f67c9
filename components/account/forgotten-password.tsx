'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { textOf, toFaults, useForm } from '@/components/ui/use-form'
import { callApi } from '@/lib/client/api'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { AccountCard, AuthSwitchLink } from './account-card'
import { ResetMailSent } from './reset-mail-sent'
import { SubmitButton } from './submit-button'

const { request: texts } = passwordResetMessages

/** Asks for the address, then says that the mail is on its way. */
export function ForgottenPassword() {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  if (isSent) return <ResetMailSent email={email} onAgain={() => setSent(false)} />
  return (
    <>
      <AccountCard title={texts.title} lead={texts.lead}>
        <RequestForm
          initialEmail={email}
          onSent={(address) => {
            setEmail(address)
            setSent(true)
          }}
        />
      </AccountCard>
      <AuthSwitchLink question={texts.remembered} href="/login" label={texts.toLogin} />
    </>
  )
}

interface RequestFormProps {
  readonly initialEmail: string
  readonly onSent: (email: string) => void
}

function RequestForm({ initialEmail, onSent }: RequestFormProps) {
  const { pending, faults, formProps } = useForm({ check, send, explain })

  async function send(data: FormData) {
    const email = emailOf(data)
    await callApi('POST /account/password-reset', { body: { email } })
    onSent(email)
  }

  return (
    <form {...formProps} className="space-y-5">
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      <TextField
        label={accountMessages.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        required
        error={faults.fields?.email}
      />
      <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
    </form>
  )
}

const emailOf = (data: FormData) => textOf(data, 'email').trim()
const check = (data: FormData) => (emailOf(data) ? undefined : { fields: { email: accountMessages.emailMissing } })
const explain = (error: unknown) =>
  toFaults(error, { 'user-not-found': 'email', 'invalid-email': 'email' }, (code) =>
    code === 'user-not-found' ? texts.unknown : errorMessages[code],
  )
