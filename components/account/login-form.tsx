'use client'

import { useRouter } from 'next/navigation'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { SiteLink } from '@/components/ui/site-link'
import { TextField } from '@/components/ui/text-field'
import { type Faults, textOf, useForm } from '@/components/ui/use-form'
import { signIn } from '@/lib/client/account'
import { startSocialSignIn } from '@/lib/client/social-sign-in'
import type { SocialProviderId } from '@/lib/domain/account/model'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { accountMessages } from '@/lib/shared/messages/account'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'
import { failureText, reportAuthFailure } from './auth-failure'
import { SocialButtons } from './social-buttons'
import { SubmitButton } from './submit-button'
import { useAuthFlow } from './use-auth-flow'
import { type Credentials, validateLogin } from './validate-login'

/** What is nobody's fault: they changed their mind. */
const CANCELLED: readonly string[] = ['cancelled-popup-request', 'popup-closed-by-user']

interface LoginFormProps {
  /** Where to go once signed in; a path of this site. */
  readonly target: string
  readonly socialProviders: readonly SocialProviderId[]
  /** What a sign-in by a provider has come to, from which the browser is back. */
  readonly refusal?: SignInRefusal | undefined
}

export function LoginForm({ target, socialProviders, refusal }: LoginFormProps) {
  const router = useRouter()
  const { flow, dispatch, isUnderWay } = useAuthFlow(refusal)
  const { pending, faults, setFaults, formProps } = useForm<keyof Credentials>({
    check: (data) => (isUnderWay ? {} : validateLogin(toCredentials(data))),
    send,
    explain: fail,
    initialFaults: refusal && { form: failureText(refusal) },
  })
  const isCancelled = flow.state === 'error' && 'code' in flow.failure && CANCELLED.includes(flow.failure.code)

  async function send(data: FormData) {
    dispatch({ type: 'sign-in' })
    await signIn(toCredentials(data))
    dispatch({ type: 'done' })
    router.replace(target)
    router.refresh()
  }

  async function goTo(provider: SocialProviderId) {
    if (pending || isUnderWay) return
    setFaults({})
    dispatch({ type: 'leave' })
    try {
      window.location.assign(await startSocialSignIn(provider, { target }))
    } catch (error) {
      setFaults(fail(error))
    }
  }

  function fail(error: unknown): Faults<keyof Credentials> {
    const failure = reportAuthFailure(error)
    dispatch({ type: 'fail', failure })
    return { form: failureText(failure) }
  }

  return (
    <form {...formProps} className="space-y-5">
      {faults.form && <Notice tone={isCancelled ? 'warning' : 'error'}>{faults.form}</Notice>}
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
      <p className="-mt-3 text-right">
        <SiteLink
          href="/forgotten-password"
          className="inline-flex min-h-11 items-center text-base font-semibold text-leaf underline underline-offset-4"
        >
          {passwordResetMessages.link}
        </SiteLink>
      </p>
      <SubmitButton
        label={accountMessages.login.submit}
        pending={pending}
        pendingText={accountMessages.login.pending}
      />
      <SocialButtons
        purpose="signIn"
        providers={socialProviders}
        busy={pending || isUnderWay}
        isRedirecting={flow.state === 'loading'}
        onChoose={goTo}
      />
    </form>
  )
}

function toCredentials(data: FormData): Credentials {
  return { email: textOf(data, 'email'), password: textOf(data, 'password') }
}
