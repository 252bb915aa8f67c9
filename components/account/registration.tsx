'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Registration as NewAccount, signIn } from '@/lib/client/account'
import { ApiError } from '@/lib/client/api'
import { accountMessages } from '@/lib/messages/account'
import { AccountCard, OtherWay } from './account-card'
import { RegisterForm, type RegisterLimits } from './register-form'
import { VerificationPanel } from './verification-panel'

interface RegistrationProps {
  readonly limits: RegisterLimits
  /** Where to go once the address is confirmed; a path of this site. */
  readonly target: string
  readonly loginHref: string
}

const { register: texts } = accountMessages

/** The form, and after it the wait for the confirmation of the address. */
export function Registration({ limits, target, loginHref }: RegistrationProps) {
  const router = useRouter()
  const [registeredEmail, setRegisteredEmail] = useState<string>()

  /** The account exists whatever happens here: who cannot be signed in now does it by hand. */
  async function enter({ email, password }: NewAccount) {
    try {
      await signIn({ email, password })
      setRegisteredEmail(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      router.replace(loginHref)
    }
  }

  if (registeredEmail) return <VerificationPanel email={registeredEmail} target={target} justSent />
  return (
    <>
      <AccountCard title={texts.title} lead={texts.lead}>
        <RegisterForm limits={limits} onRegistered={enter} />
      </AccountCard>
      <OtherWay question={texts.hasAccount} href={loginHref} label={texts.toLogin} />
    </>
  )
}
