'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { CardElements } from '../form/card-elements'
import { CardSkeleton } from '../form/card-skeleton'
import type { Offer } from './offer'
import { PurchaseForm } from './purchase-form'
import { StepCard } from './step-card'
import { useSetupIntent } from './use-setup-intent'

const { payment: texts } = subscribeMessages

/** Takes the card of a buyer whose address is confirmed. */
export function PaymentStep({ offer }: { readonly offer: Offer }) {
  const { intent, retry } = useSetupIntent()
  return (
    <StepCard title={texts.title}>
      {intent.state === 'loading' && <CardSkeleton />}
      {intent.state === 'failed' && (
        <Notice tone="error" title={texts.loadFailed}>
          <p>{texts.loadFailedText}</p>
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {intent.state === 'ready' && (
        <CardElements door={offer.door} clientSecret={intent.clientSecret}>
          <PurchaseForm clientSecret={intent.clientSecret} price={offer.price} />
        </CardElements>
      )}
    </StepCard>
  )
}
