import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { AccountFrame } from '@/components/account/account-frame'
import { NewPassword } from '@/components/account/new-password'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@/lib/domain/account/model'
import { currentUser } from '@/lib/server/auth/session'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'

const { title, description } = passwordResetMessages.confirm

/** The token in the address is for this page only; security-headers.mjs keeps it out of referrers. */
export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/reset-password' }),
  robots: { index: false },
}

const limits = { passwordMin: PASSWORD_MIN_LENGTH, passwordMax: PASSWORD_MAX_LENGTH }

interface ResetPasswordProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

/** Where the mail of a forgotten password leads to. */
export default async function ResetPasswordPage({ searchParams }: ResetPasswordProps) {
  const [{ token }, user] = await Promise.all([searchParams, currentUser()])
  if (typeof token !== 'string') redirect('/forgotten-password')
  return (
    <AccountFrame>
      <NewPassword token={token} signedIn={user !== undefined} limits={limits} />
    </AccountFrame>
  )
}
