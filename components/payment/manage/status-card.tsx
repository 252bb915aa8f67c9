import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { LinkButton } from '@/components/ui/link-button'
import { hasEnded } from '@/lib/domain/payment/model'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'
import type { ShownState, ShownSubscription } from './shown-subscription'

interface StatusCardProps {
  readonly shown: ShownSubscription
  readonly isReactivating: boolean
  readonly onReactivate: () => void
}

const { status: texts } = manageMessages

const LOOKS = {
  none: 'bg-leaf-wash text-quiet',
  active: 'bg-leaf-wash text-leaf',
  canceling: 'bg-sun-wash text-sun-ink',
  inactive: 'bg-berry-wash text-berry',
} as const satisfies Record<ShownState, string>

/** How the subscription stands; one that is to end can be taken up again here. */
export function StatusCard({ shown, isReactivating, onReactivate }: StatusCardProps) {
  const note = noteOf(shown)
  return (
    <SectionCard title={texts.title}>
      <p>
        <strong className={classNames('inline-block rounded-card px-3.5 py-1 font-[650]', LOOKS[shown.state])}>
          {stateText(shown)}
        </strong>
      </p>
      {note && <p className="mt-3">{note}</p>}
      {shown.state === 'canceling' && (
        <Button onClick={onReactivate} pending={isReactivating} className="mt-4">
          {texts.reactivate}
        </Button>
      )}
      {shown.status !== undefined && (hasEnded({ status: shown.status }) || shown.status === 'incomplete') && (
        <LinkButton href="/subscribe" className="mt-4">
          {texts.subscribe}
        </LinkButton>
      )}
    </SectionCard>
  )
}

function stateText({ state, periodEnd }: ShownSubscription): string {
  return state === 'canceling' ? texts.canceling(periodEnd ?? '') : texts[state]
}

function noteOf({ state, status, periodEnd }: ShownSubscription): string | undefined {
  if (status !== undefined && hasEnded({ status })) return texts.ended
  if (status === 'past_due' || status === 'unpaid') return texts.pastDue(periodEnd ?? '')
  if (status === 'incomplete') return texts.incomplete
  return state === 'canceling' ? texts.reactivateText : undefined
}
