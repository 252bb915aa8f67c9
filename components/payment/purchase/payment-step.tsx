'use client'

import { RetryNotice } from '@/components/ui/retry-notice'
import { useRemote } from '@/components/ui/use-remote'
import { callApi } from '@/lib/client/api'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { CardElements } from '../form/card-elements'
import { CardSkeleton } from '../form/card-skeleton'
import type { Offer } from './offer'
import { PurchaseForm } from './purchase-form'
import { StepCard } from './step-card'

const { payment: texts } = subscribeMessages

const startPurchase = () => callApi('POST /payment/create-setup-intent', { body: {} })

/** Takes the card of a buyer whose address is confirmed. */
export function PaymentStep({ offer }: { readonly offer: Offer }) {
  const [intent, retry] = useRemote(startPurchase)
  return (
    <StepCard title={texts.title}>
      {intent.state === 'loading' && <CardSkeleton />}
      {intent.state === 'failed' && (
        <RetryNotice title={texts.loadFailed} retry={texts.retry} onRetry={retry}>
          {texts.loadFailedText}
        </RetryNotice>
      )}
      {intent.state === 'ready' && (
        <CardElements paymentConfig={offer.paymentConfig} clientSecret={intent.value.clientSecret}>
          <PurchaseForm clientSecret={intent.value.clientSecret} price={offer.price} />
        </CardElements>
      )}
    </StepCard>
  )
}
