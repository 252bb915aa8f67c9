'use client'

import { useState } from 'react'
import { ConsentLabel } from '@/components/legal/consent-label'
import { Checkbox } from '@/components/ui/checkbox'
import { Notice } from '@/components/ui/notice'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { type Faults, faultsOf, textOf, useForm } from '@/components/ui/use-form'
import type { Registration } from '@/lib/client/account'
import { callApi } from '@/lib/client/api'
import { startSocialSignIn } from '@/lib/client/social-sign-in'
import type { BirthYearLimits, SocialProviderId } from '@/lib/domain/account/model'
import { accountMessages } from '@/lib/shared/messages/account'
import { captchaMessages } from '@/lib/shared/messages/captcha'
import { errorMessages } from '@/lib/shared/messages/errors'
import { ageFaults, isChild, NO_AGE, toAge } from './age-draft'
import { AgeFields } from './age-fields'
import { reportAuthFailure } from './auth-failure'
import { SocialButtons } from './social-buttons'
import { SubmitButton } from './submit-button'
import { useAuthFlow } from './use-auth-flow'
import { useCaptchaOnDemand } from './use-captcha-on-demand'
import { toRegistrationErrors, validateRegistration } from './validate-registration'

/** Longest and shortest texts that the server takes, in characters. */
export interface RegisterLimits {
  readonly passwordMin: number
  readonly passwordMax: number
  readonly usernameMax: number
  readonly birthYear: BirthYearLimits
}

interface RegisterFormProps {
  readonly limits: RegisterLimits
  /** Where to go once signed in; a path of this site. */
  readonly target: string
  readonly socialProviders: readonly SocialProviderId[]
  /** The account exists now; signs in and goes on, or throws that it does not exist after all. */
  readonly onRegistered: (registration: Registration) => Promise<void>
}

const { register: texts } = accountMessages

export function RegisterForm({ limits, target, socialProviders, onRegistered }: RegisterFormProps) {
  const { flow, dispatch, isUnderWay } = useAuthFlow()
  const [age, setAge] = useState(NO_AGE)
  const { pending, faults, setFaults, formProps } = useForm({ check, send, explain: fail })
  const { captcha, isUnfinished, renew } = useCaptchaOnDemand()

  function check(data: FormData): Faults<keyof Registration> | undefined {
    if (isUnderWay) return {}
    const missing = validateRegistration(toRegistration(data), limits.passwordMin, ageFaults(data, limits.birthYear))
    return missing ?? (isUnfinished(data) ? { form: captchaMessages.unfinished } : undefined)
  }

  async function send(data: FormData) {
    const registration = toRegistration(data)
    dispatch({ type: 'register' })
    await callApi('POST /account/register', { body: registration })
    dispatch({ type: 'registered' })
    await onRegistered(registration)
    dispatch({ type: 'done' })
  }

  /** Consent and age are asked of everybody, also of those who need not type anything else here. */
  async function goTo(provider: SocialProviderId, form: HTMLFormElement | null) {
    if (!form || pending || isUnderWay) return
    const data = new FormData(form)
    const { consent, newsletter } = toRegistration(data)
    const missing = faultsOf<keyof Registration>({
      ...ageFaults(data, limits.birthYear),
      ...(!consent && { consent: errorMessages['consent-required'] }),
    })
    setFaults(missing ?? {})
    if (missing || !consent) return
    dispatch({ type: 'leave' })
    try {
      window.location.assign(await startSocialSignIn(provider, { target, consent, newsletter, age: toAge(data) }))
    } catch (error) {
      setFaults(fail(error))
    }
  }

  function fail(error: unknown): Faults<keyof Registration> {
    const isCaptchaWanted = renew(error)
    const failure = isCaptchaWanted ? ({ code: 'captcha-failed' } as const) : reportAuthFailure(error)
    dispatch({ type: 'fail', failure })
    return isCaptchaWanted ? { form: captchaMessages.wanted } : toRegistrationErrors(failure)
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
      <AgeFields draft={age} onChange={setAge} limits={limits.birthYear} faults={faults.fields} />
      <div>
        {!isChild(age, limits.birthYear) && <Checkbox label={texts.newsletter} name="newsletter" defaultChecked />}
        <Checkbox label={<ConsentLabel />} name="consent" required error={faults.fields?.consent} />
      </div>
      {captcha}
      <SubmitButton label={texts.submit} pending={pending} pendingText={texts.pending} />
      <SocialButtons
        purpose="register"
        providers={socialProviders}
        busy={pending || isUnderWay}
        isRedirecting={flow.state === 'loading'}
        onChoose={goTo}
      />
    </form>
  )
}

function toRegistration(data: FormData): Registration {
  const captcha = textOf(data, 'captcha')
  return {
    email: textOf(data, 'email'),
    username: textOf(data, 'username'),
    password: textOf(data, 'password'),
    newsletter: data.has('newsletter'),
    consent: data.has('consent'),
    ...toAge(data),
    ...(captcha && { captcha }),
  }
}
