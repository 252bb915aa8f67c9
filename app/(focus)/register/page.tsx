import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { readResendWait } from '@/app/_page/read-resend-wait'
import { returnTarget, type TargetQuery, withTarget } from '@/app/_page/return-target'
import { AccountFrame } from '@/components/account/account-frame'
import { Registration } from '@/components/account/registration'
import { VerificationPanel } from '@/components/account/verification-panel'
import { birthYearLimits } from '@/lib/domain/account/age'
import { DISPLAY_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/account/model'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { accountMessages } from '@/lib/shared/messages/account'

const { title, description } = accountMessages.register

export const metadata: Metadata = pageMetadata({ title, description, path: '/register' })

const textLimits = {
  passwordMin: PASSWORD_MIN_LENGTH,
  passwordMax: PASSWORD_MAX_LENGTH,
  usernameMax: DISPLAY_NAME_MAX_LENGTH,
}

export default async function RegisterPage({ searchParams }: { readonly searchParams: Promise<TargetQuery> }) {
  const target = returnTarget(await searchParams)
  const user = await currentUser()
  if (user?.emailVerified) redirect(target)
  return (
    <AccountFrame>
      {user ? (
        <VerificationPanel email={user.email} target={target} waitSeconds={await readResendWait(user.uid)} />
      ) : (
        <Registration
          limits={{ ...textLimits, birthYear: birthYearLimits(services().clock.now()) }}
          target={target}
          loginHref={withTarget('/login', target)}
          socialProviders={services().socialProviders.map(({ id }) => id)}
        />
      )}
    </AccountFrame>
  )
}
