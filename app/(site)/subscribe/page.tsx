import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { pageMetadata } from '@/app/_page/page-metadata'
import { premiumOffer } from '@/app/_page/premium-offer'
import { readResendWait } from '@/app/_page/read-resend-wait'
import { type AddressQuery, parseProviderReturn } from '@/components/payment/form/provider-return'
import { SubscribePage } from '@/components/payment/purchase/subscribe-page'
import { readPaymentStatus } from '@/lib/domain/payment/payment-status'
import { currentUser } from '@/lib/server/auth/session'
import { services } from '@/lib/server/services'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'

export function generateMetadata(): Metadata {
  const { title, description } = subscribeMessages
  return pageMetadata({ title, description, path: '/subscribe' })
}

export default async function Subscribe({ searchParams }: { readonly searchParams: Promise<AddressQuery> }) {
  const [user, query] = await Promise.all([currentUser(), searchParams])
  const returned = parseProviderReturn(query)
  const payer = user && (await readPaymentStatus(services(), user.uid))
  if (payer?.hasSubscription && !returned) redirect('/subscription')
  return (
    <SubscribePage
      offer={premiumOffer()}
      buyer={
        user &&
        payer && {
          email: user.email,
          emailVerified: user.emailVerified,
          resendWaitSeconds: user.emailVerified ? 0 : await readResendWait(user.uid),
          awaitsParent: user.awaitsParent,
          customerId: payer.customerId,
        }
      }
      returned={returned}
    />
  )
}
