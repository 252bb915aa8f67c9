import { LinkButton } from '@/components/ui/link-button'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { StepCard } from './step-card'

const { off: texts } = subscribeMessages

/** In the place of the steps, where no payments are taken. */
export function PaymentsOff() {
  return (
    <StepCard title={texts.title}>
      <p>{texts.text}</p>
      <LinkButton href="/" className="mt-5">
        {texts.home}
      </LinkButton>
    </StepCard>
  )
}
