import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { readResendWait } from '@/app/_page/read-resend-wait'
import { AccountFrame } from '@/components/account/account-frame'
import { EmailConfirmation } from '@/components/account/email-confirmation'
import { VerificationPanel } from '@/components/account/verification-panel'
import { findConfirmationSubject } from '@/lib/domain/account/verification'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { accountMessages } from '@/lib/shared/messages/account'

const { title, description } = accountMessages.verification

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/verify-email' }),
  robots: { index: false },
}

interface VerifyEmailProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

/** With the token of a mail it asks whether to confirm the address; without one it is where to ask for the mail again. */
export default async function VerifyEmailPage({ searchParams }: VerifyEmailProps) {
  const [{ token }, user] = await Promise.all([searchParams, currentUser()])
  if (typeof token === 'string') {
    return (
      <AccountFrame>
        <EmailConfirmation
          token={token}
          subject={await findConfirmationSubject(services(), token)}
          signedIn={user !== undefined}
          alreadyVerified={user?.emailVerified ?? false}
        />
      </AccountFrame>
    )
  }
  if (!user) redirect('/login?redirect=/verify-email')
  if (user.emailVerified) redirect('/')
  return (
    <AccountFrame>
      <VerificationPanel email={user.email} target="/" waitSeconds={await readResendWait(user.uid)} />
    </AccountFrame>
  )
}
