import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { AccountFrame } from '@/components/account/account-frame'
import { ForgottenPassword } from '@/components/account/forgotten-password'
import { currentUser } from '@/lib/server/auth/session'
import { passwordResetMessages } from '@/lib/shared/messages/password-reset'

const { title, description } = passwordResetMessages.request

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/forgotten-password' }),
  robots: { index: false },
}

export default async function ForgottenPasswordPage() {
  if (await currentUser()) redirect('/')
  return (
    <AccountFrame>
      <ForgottenPassword />
    </AccountFrame>
  )
}
