'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type Registration as NewAccount, signIn } from '@/lib/client/account'
import { SignInError } from '@/lib/client/sign-in-error'
import { readSolvedTrials } from '@/lib/client/solved-trials'
import type { SocialProviderId } from '@/lib/domain/account/model'
import { accountMessages } from '@/lib/shared/messages/account'
import { AccountCard, AuthSwitchLink } from './account-card'
import { leadsFor } from './account-leads'
import { reportAuthFailure } from './auth-failure'
import { isNotCreated } from './auth-flow'
import { RegisterForm, type RegisterLimits } from './register-form'
import { RESEND_COOLDOWN_SECONDS } from './resend-verification'
import { VerificationPanel } from './verification-panel'

interface RegistrationProps {
  readonly limits: RegisterLimits
  /** Where to go once the address is confirmed; a path of this site. */
  readonly target: string
  readonly loginHref: string
  readonly socialProviders: readonly SocialProviderId[]
}

const { register: texts } = accountMessages

/** The form, and after it the wait for the confirmation of the address. */
export function Registration({ limits, target, loginHref, socialProviders }: RegistrationProps) {
  const router = useRouter()
  const [registeredEmail, setRegisteredEmail] = useState<string>()
  const solved = useSolvedCount()

  /** Who cannot be signed in now does it by hand, unless there turns out to be no account. */
  async function enter({ email, password }: NewAccount) {
    try {
      await signIn({ email, password })
      setRegisteredEmail(email)
    } catch (error) {
      if (isNotCreated(reportAuthFailure(error))) throw new SignInError({ code: 'create-user-failed' })
      router.replace(loginHref)
    }
  }

  if (registeredEmail)
    return <VerificationPanel email={registeredEmail} target={target} waitSeconds={RESEND_COOLDOWN_SECONDS} justSent />
  return (
    <>
      <AccountCard
        title={texts.title}
        lead={solved > 0 && target === '/' ? texts.keeps(solved) : leadsFor(target).register}
      >
        <RegisterForm limits={limits} target={target} socialProviders={socialProviders} onRegistered={enter} />
      </AccountCard>
      <AuthSwitchLink question={texts.hasAccount} href={loginHref} label={texts.toLogin} />
    </>
  )
}

/** How much was solved in this browser without an account: known once React is there. */
function useSolvedCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => setCount(readSolvedTrials().length), [])
  return count
}
