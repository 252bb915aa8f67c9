import { subscribeMessages as messages } from '@/lib/shared/messages/payment-subscribe'
import type { ProviderReturn } from '../form/provider-return'
import { Benefits } from './benefits'
import { EmailStep } from './email-step'
import { LoginStep } from './login-step'
import type { Offer } from './offer'
import { ParentStep } from './parent-step'
import { PaymentStep } from './payment-step'
import { PaymentsOff } from './payments-off'
import { PurchaseReturn } from './purchase-return'
import { decideStep } from './purchase-steps'
import { StepIndicator } from './step-indicator'

/** Who buys. */
export interface Buyer {
  readonly email: string
  readonly emailVerified: boolean
  /** In how many seconds the mail that confirms the address can be asked for again. */
  readonly resendWaitSeconds: number
  /** A child buys nothing before a parent has agreed to the account. */
  readonly awaitsParent: boolean
  /** At the payment provider; null until the account is known there. */
  readonly customerId: string | null
}

interface SubscribePageProps {
  /** Undefined where no payments are taken. */
  readonly offer: Offer | undefined
  /** Undefined for visitors. */
  readonly buyer: Buyer | undefined
  /** With what the provider has sent the buyer back, when it has. */
  readonly returned: ProviderReturn | undefined
}

/** Sells the subscription, step by step. */
export function SubscribePage({ offer, buyer, returned }: SubscribePageProps) {
  return (
    <div className="page-width max-w-5xl pt-8 pb-20">
      <h1 className="text-title">{messages.title}</h1>
      <p className="mt-2 text-lg text-quiet">{messages.lead}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[20rem_1fr] lg:gap-8">
        <Benefits price={offer?.price} />
        <div className="min-w-0">
          {offer ? <Steps offer={offer} buyer={buyer} returned={returned} /> : <PaymentsOff />}
        </div>
      </div>
    </div>
  )
}

function Steps({ offer, buyer, returned }: SubscribePageProps & { readonly offer: Offer }) {
  const step = decideStep({
    hasReturned: returned !== undefined,
    signedIn: buyer !== undefined,
    emailVerified: buyer?.emailVerified ?? false,
  })
  return (
    <>
      <StepIndicator current={step} />
      <div className="mt-5">
        {step === 'login' && <LoginStep />}
        {step === 'email' && buyer && <EmailStep email={buyer.email} waitSeconds={buyer.resendWaitSeconds} />}
        {step === 'payment' && buyer?.awaitsParent && <ParentStep />}
        {step === 'payment' && !buyer?.awaitsParent && <PaymentStep offer={offer} />}
        {step === 'confirmation' && buyer && returned && (
          <PurchaseReturn offer={offer} customerId={buyer.customerId} returned={returned} />
        )}
      </div>
    </>
  )
}
