'use client'

import { useRouter } from 'next/navigation'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { signIn } from '@/lib/client/account'
import { accountMessages } from '@/lib/messages/account'
import { type Credentials, findLoginFaults, toLoginFaults } from './login-faults'
import { SubmitButton } from './submit-button'
import { type Faults, textOf, useForm } from './use-form'

/** @param target where to go once signed in; a path of this site. */
export function LoginForm({ target }: { readonly target: string }) {
  const router = useRouter()
  const { pending, faults, formProps } = useForm(submit)

  async function submit(data: FormData): Promise<Faults<keyof Credentials> | undefined> {
    const credentials = { email: textOf(data, 'email'), password: textOf(data, 'password') }
    const missing = findLoginFaults(credentials)
    if (missing) return missing
    try {
      await signIn(credentials)
    } catch (error) {
      return toLoginFaults(error)
    }
    router.replace(target)
    router.refresh()
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
        required
        error={faults.fields?.email}
      />
      <PasswordField
        label={accountMessages.password}
        name="password"
        autoComplete="current-password"
        required
        showLabel={accountMessages.showPassword}
        error={faults.fields?.password}
      />
      <SubmitButton
        label={accountMessages.login.submit}
        pending={pending}
        pendingText={accountMessages.login.pending}
      />
    </form>
  )
}
