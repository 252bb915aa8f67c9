'use client'

import { useEffect, useRef } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PendingDots } from '@/components/ui/pending-dots'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { Confetti } from '../confetti'
import type { ProviderReturn } from '../form/provider-return'
import type { Offer } from './offer'
import { findPracticePath } from './practice-path'
import type { PurchaseReturn as Outcome } from './purchase-return-state'
import { StepCard } from './step-card'
import { usePurchaseReturn } from './use-purchase-return'

interface PurchaseReturnProps {
  readonly offer: Offer
  readonly customerId: string | null
  readonly returned: ProviderReturn
}

const { returned: texts } = subscribeMessages

/** What has become of the purchase. */
export function PurchaseReturn(props: PurchaseReturnProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const outcome = usePurchaseReturn(props)
  const isOver = outcome.state !== 'loading' && outcome.state !== 'authenticating'

  useEffect(() => {
    if (isOver) title.current?.focus()
  }, [isOver])

  return (
    <StepCard title={outcome.state === 'success' ? texts.thanks : texts.title} titleRef={title}>
      <div className="space-y-5">
        <OutcomeText outcome={outcome} />
        {isOver && <WaysOn outcome={outcome} />}
      </div>
      {outcome.state === 'success' && <Confetti />}
    </StepCard>
  )
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.state) {
    case 'loading':
    case 'authenticating':
      return (
        <div>
          <p role="status">{texts[outcome.state]}</p>
          <p className="mt-4 text-leaf">
            <PendingDots />
          </p>
        </div>
      )
    case 'success':
      return (
        <>
          <Notice tone="success" title={texts.created}>
            {texts.activated}
          </Notice>
          <p>{texts.confirmationMail}</p>
        </>
      )
    case 'canceled':
      return <Notice tone="warning">{texts.canceled}</Notice>
    case 'error':
      return (
        <Notice tone="error" title={texts[outcome.fault]}>
          {outcome.reason && <p>{outcome.reason}</p>}
          <p>{texts.notCharged}</p>
        </Notice>
      )
  }
}

function WaysOn({ outcome }: { readonly outcome: Outcome }) {
  const isBought = outcome.state === 'success'
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      {isBought ? (
        <LinkButton href={findPracticePath()}>{texts.practice}</LinkButton>
      ) : (
        <LinkButton href="/subscribe">{texts.again}</LinkButton>
      )}
      <LinkButton href={isBought ? '/subscription' : '/'} variant="secondary">
        {isBought ? texts.manage : texts.home}
      </LinkButton>
    </div>
  )
}
