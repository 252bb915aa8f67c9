import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'
import type { ShownSubscription } from './shown-subscription'

const { details: texts } = manageMessages

/** What was paid, and what will be. */
export function DetailsCard({ shown }: { readonly shown: ShownSubscription }) {
  const facts = [
    [texts.lastAmount, shown.lastAmount],
    [texts.lastDate, shown.lastDate],
    [texts.monthlyFee, shown.monthlyFee],
    [texts.nextDate, shown.nextDate],
  ] as const
  return (
    <SectionCard title={texts.title}>
      <dl className="grid gap-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-base text-quiet">{term}</dt>
            <dd className="tabular-nums">{value ?? texts.none}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
