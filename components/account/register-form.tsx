'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { type Registration, register } from '@/lib/client/account'
import { accountMessages } from '@/lib/messages/account'
import { findRegisterFaults, toRegisterFaults } from './register-faults'
import { SubmitButton } from './submit-button'
import { type Faults, textOf, useForm } from './use-form'

/** Longest and shortest texts that the server takes, in characters. */
export interface RegisterLimits {
  readonly passwordMin: number
  readonly passwordMax: number
  readonly usernameMax: number
}

interface RegisterFormProps {
  readonly limits: RegisterLimits
  /** The account exists now; signs in and goes on. */
  readonly onRegistered: (registration: Registration) => Promise<void>
}

const { register: texts } = accountMessages

export function RegisterForm({ limits, onRegistered }: RegisterFormProps) {
  const { pending, faults, formProps } = useForm(submit)

  async function submit(data: FormData): Promise<Faults<keyof Registration> | undefined> {
    const registration = toRegistration(data)
    const missing = findRegisterFaults(registration, limits.passwordMin)
    if (missing) return missing
    try {
      await register(registration)
    } catch (error) {
      return toRegisterFaults(error)
    }
    await onRegistered(registration)
    return undefined
  }

  return (
    <form {...formProps} className="space-y-5">
      {faults.form && <Notice tone="error">{faults.form}</Notice>}
      <TextField
        label={accountMessages.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={faults.fields?.email}
      />
      <TextField
        label={accountMessages.username}
        hint={accountMessages.usernameHint}
        name="username"
        autoComplete="nickname"
        maxLength={limits.usernameMax}
        required
        error={faults.fields?.username}
      />
      <PasswordField
        label={accountMessages.password}
        hint={accountMessages.passwordHint(limits.passwordMin)}
        name="password"
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        required
        showLabel={accountMessages.showPassword}
        error={faults.fields?.password}
      />
      <div>
        <Checkbox label={texts.newsletter} name="newsletter" defaultChecked />
        <Checkbox label={texts.consent} name="consent" required error={faults.fields?.consent} />
      </div>
      <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
    </form>
  )
}

function toRegistration(data: FormData): Registration {
  return {
    email: textOf(data, 'email'),
    username: textOf(data, 'username'),
    password: textOf(data, 'password'),
    newsletter: data.has('newsletter'),
    consent: data.has('consent'),
  }
}
