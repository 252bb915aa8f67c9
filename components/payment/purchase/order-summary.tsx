import { useId } from 'react'
import { subscribeMessages } from '@/lib/shared/messages/payment-subscribe'

const { order } = subscribeMessages.payment

/** What is ordered: the thing, its gross price, for how long, and how it goes on. */
export function OrderSummary({ price }: { readonly price: string }) {
  const titleId = useId()
  const lines = [
    [order.what, order.product],
    [order.price, order.priceText(price)],
    [order.period, order.periodText],
    [order.renewal, order.renewalText(price)],
    [order.withdrawal, order.withdrawalText],
    [order.guarantee, order.guaranteeText],
  ] as const
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-leaf-wash px-4 py-3.5">
      <h3 id={titleId} className="font-sans font-[650]">
        {order.title}
      </h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        {lines.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="text-quiet max-sm:mt-1">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
