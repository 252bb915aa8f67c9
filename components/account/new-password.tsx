'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { faultsOf, textOf, toFaults, useForm } from '@/components/ui/use-form'
import { callApi, hasFailedWith } from '@/lib/client/api'
import { PASSWORD_SET } from '@/lib/client/login-path'
import { accountMessages } from '@/lib/shared/messages/account'
import { errorMessages } from '@/lib/shared/messages/errors'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { newPasswordRefusal, passwordWeaknessMessages } from '@/lib/shared/messages/password-weakness'
import { AccountCard } from './account-card'
import { SubmitButton } from './submit-button'
import { isWeakPassword } from './weak-password'

interface NewPasswordProps {
  readonly token: string
  /** Who is signed in changes the password in the profile when the link is of no use. */
  readonly signedIn: boolean
  readonly limits: { readonly passwordMin: number; readonly passwordMax: number }
}

const { confirm: texts } = passwordResetMessages

/** Sets the new password, and leads to the login. */
export function NewPassword({ token, signedIn, limits }: NewPasswordProps) {
  const router = useRouter()
  const [isVoid, setVoid] = useState(false)
  const { pending, faults, formProps } = useForm({
    check: (data) => faultsOf(findFault(textOf(data, 'password'), limits.passwordMin)),
    send,
    explain: (error) => toFaults(error, { 'weak-password': 'password' }, newPasswordRefusal),
  })

  async function send(data: FormData) {
    try {
      await callApi('POST /account/password-reset/confirm', { body: { token, password: textOf(data, 'password') } })
    } catch (error) {
      if (!hasFailedWith(error, 'invalid-token')) throw error
      return setVoid(true)
    }
    router.replace(`/login?notice=${PASSWORD_SET}`)
    router.refresh()
  }

  if (isVoid) return <VoidLink signedIn={signedIn} />
  return (
    <AccountCard title={texts.title} lead={texts.lead}>
      <form {...formProps} className="space-y-5">
        {faults.form && <Notice tone="error">{faults.form}</Notice>}
        <PasswordField
          label={texts.password}
          hint={accountMessages.passwordHint(limits.passwordMin)}
          name="password"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          required
          showLabel={accountMessages.showPassword}
          error={faults.fields?.password}
        />
        <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
      </form>
    </AccountCard>
  )
}

function findFault(password: string, passwordMin: number): { readonly password?: string } {
  if (password === '') return { password: accountMessages.newPasswordMissing }
  return isWeakPassword(password, passwordMin) ? { password: passwordWeaknessMessages.short } : {}
}

function VoidLink({ signedIn }: { readonly signedIn: boolean }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <AccountCard title={texts.failedTitle} titleRef={title}>
      <Notice tone="error">{errorMessages['invalid-token']}</Notice>
      <LinkButton href={signedIn ? '/profile' : '/forgotten-password'} className="mt-5 w-full">
        {signedIn ? texts.toProfile : texts.newMail}
      </LinkButton>
    </AccountCard>
  )
}
