import { LinkButton } from '@/components/ui/link-button'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'
import { StepCard } from './step-card'

const { login: texts } = subscribeMessages

/** For visitors: a subscription belongs to an account. Both ways lead back here. */
export function LoginStep() {
  return (
    <StepCard title={texts.title}>
      <p>{texts.text}</p>
      <div className="mt-5 flex flex-wrap gap-3 *:grow">
        <LinkButton href="/register?redirect=/subscribe">{texts.register}</LinkButton>
        <LinkButton href="/login?redirect=/subscribe" variant="secondary">
          {texts.login}
        </LinkButton>
      </div>
    </StepCard>
  )
}
