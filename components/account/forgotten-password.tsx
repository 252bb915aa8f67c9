'use client'

import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { TextField } from '@/components/ui/text-field'
import { ApiError } from '@/lib/client/api'
import { requestPasswordMail } from '@/lib/client/profile'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { AccountCard, OtherWay } from './account-card'
import { ResetMailSent } from './reset-mail-sent'
import { SubmitButton } from './submit-button'
import { type Faults, textOf, useForm } from './use-form'

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
      <OtherWay question={texts.remembered} href="/login" label={texts.toLogin} />
    </>
  )
}

interface RequestFormProps {
  readonly initialEmail: string
  readonly onSent: (email: string) => void
}

function RequestForm({ initialEmail, onSent }: RequestFormProps) {
  const { pending, faults, formProps } = useForm(submit)

  async function submit(data: FormData): Promise<Faults<'email'> | undefined> {
    const email = textOf(data, 'email').trim()
    if (!email) return { fields: { email: accountMessages.emailMissing } }
    try {
      await requestPasswordMail(email)
    } catch (error) {
      return toFaults(error)
    }
    onSent(email)
    return undefined
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

/** Puts what is wrong with the address to its field. */
function toFaults(error: unknown): Faults<'email'> {
  if (!(error instanceof ApiError)) throw error
  if (error.code === 'user-not-found') return { fields: { email: texts.unknown } }
  const message = errorMessages[error.code]
  return error.code === 'invalid-email' ? { fields: { email: message } } : { form: message }
}
