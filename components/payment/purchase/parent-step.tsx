import { LinkButton } from '@/components/ui/link-button'
import { ageMessages } from '@/lib/shared/messages/age'
import { StepCard } from './step-card'

const { purchase: texts } = ageMessages

/** In place of the payment, for a child whose parent has not agreed to the account yet. */
export function ParentStep() {
  return (
    <StepCard title={texts.title}>
      <p>{texts.text}</p>
      <LinkButton href="/" variant="secondary" className="mt-5">
        {texts.home}
      </LinkButton>
    </StepCard>
  )
}
