import { Card } from '@/components/ui/card'
import { CheckIcon } from '@/components/ui/icons'
import { subscribeMessages as messages } from '@/lib/shared/messages/payment-subscribe'

/** What the buyer gets, and for how much. */
export function Benefits({ price }: { readonly price: string | undefined }) {
  return (
    <Card as="section" aria-labelledby="benefits" className="p-5 sm:p-6">
      <h2 id="benefits" className="text-heading">
        {messages.benefitsTitle}
      </h2>
      {price !== undefined && (
        <p className="mt-3 font-display text-[clamp(2rem,11vw,2.5rem)] leading-none font-bold">
          {price} <span className="font-sans text-lg font-medium text-quiet">{messages.perMonth}</span>
        </p>
      )}
      <ul className="mt-5 grid gap-3">
        {messages.benefits.map((benefit) => (
          <li key={benefit} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
            <CheckIcon strokeWidth={3} className="mt-0.5 text-leaf" />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  )
}
