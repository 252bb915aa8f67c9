import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { WithdrawalPage } from '@/components/payment/withdrawal/withdrawal-page'
import { currentUser } from '@/lib/server/auth/session'
import { withdrawalMessages } from '@/lib/shared/messages/payment-withdrawal'

const { title, description } = withdrawalMessages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/subscription/withdrawal' }),
  robots: { index: false },
}

export default async function Withdrawal() {
  const user = await currentUser()
  if (!user) redirect('/login?redirect=/subscription/withdrawal')
  return <WithdrawalPage name={user.displayName || user.email} email={user.email} />
}
