import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { paymentClientConfig } from '@/app/_page/premium-offer'
import { type AddressQuery, parseProviderReturn } from '@/components/payment/form/provider-return'
import { ManagePage } from '@/components/payment/manage/manage-page'
import { readPaymentStatus } from '@/lib/domain/payment/payment-status'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { manageMessages } from '@/lib/shared/messages/payment-manage'

const { title, description } = manageMessages

export const metadata: Metadata = {
  ...pageMetadata({ title, description, path: '/subscription' }),
  robots: { index: false },
}

export default async function Subscription({ searchParams }: { readonly searchParams: Promise<AddressQuery> }) {
  const [user, query] = await Promise.all([currentUser(), searchParams])
  if (!user) redirect('/login?redirect=/subscription')
  const { customerId, grantedUntil } = await readPaymentStatus(services(), user.uid)
  return (
    <ManagePage
      paymentConfig={paymentClientConfig()}
      customerId={customerId}
      grantedUntil={grantedUntil}
      returned={parseProviderReturn(query)}
    />
  )
}
