'use client'

import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import type { Stripe, StripePaymentElementOptions } from '@stripe/stripe-js'
import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { paymentFormMessages as messages } from '@/lib/shared/messages/payment-form'
import { CardSkeleton } from './card-skeleton'
import { loadPaymentProvider, type PaymentClientConfig } from './load-payment-provider'
import { useAppearance } from './use-appearance'

interface CardElementsProps {
  readonly paymentConfig: PaymentClientConfig
  /** Of the setup intent that takes the card. */
  readonly clientSecret: string
  /** The form around the provider's fields. */
  readonly children: ReactNode
}

/** What the provider's fields need around them. Its script is fetched when this is first shown. */
export function CardElements({ paymentConfig, clientSecret, children }: CardElementsProps) {
  const [provider, setProvider] = useState<Stripe | 'failed'>()
  const appearance = useAppearance()

  useEffect(() => {
    let isLeft = false
    const settle = (outcome: Stripe | 'failed') => {
      if (!isLeft) setProvider(outcome)
    }
    loadPaymentProvider(paymentConfig).then(settle, () => settle('failed'))
    return () => {
      isLeft = true
    }
  }, [paymentConfig])

  if (provider === undefined) return <CardSkeleton />
  if (provider === 'failed') return <Notice tone="error">{messages.notLoaded}</Notice>
  return (
    <Elements stripe={provider} options={{ clientSecret, appearance, locale: 'hu' }}>
      {children}
    </Elements>
  )
}

const FIELDS: StripePaymentElementOptions = {
  layout: 'tabs',
  defaultValues: { billingDetails: { address: { country: 'HU' } } },
}

/** The fields for the card, which are the provider's own: what is typed there never reaches this site. */
export function CardFields() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (state === 'failed') return <Notice tone="error">{messages.notLoaded}</Notice>
  return (
    <div>
      {state === 'loading' && <CardSkeleton />}
      <PaymentElement options={FIELDS} onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
    </div>
  )
}
