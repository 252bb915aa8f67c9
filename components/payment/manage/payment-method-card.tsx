import { Button } from '@/components/ui/button'
import type { CardView } from '@/lib/domain/payment/model'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'

interface PaymentMethodCardProps {
  readonly card: CardView | undefined
  readonly isPreparing: boolean
  readonly onChange: () => void
}

const { card: texts } = manageMessages

/** The card that pays, and the way to another one. */
export function PaymentMethodCard({ card, isPreparing, onChange }: PaymentMethodCardProps) {
  return (
    <SectionCard title={texts.title}>
      {card ? <CardSummary card={card} /> : <p>{texts.none}</p>}
      <Button variant="secondary" onClick={onChange} pending={isPreparing} className="mt-4">
        {texts.change}
      </Button>
    </SectionCard>
  )
}

function CardSummary({ card }: { readonly card: CardView }) {
  return (
    <>
      <p>
        <strong className="font-[650] capitalize">{card.brand}</strong>{' '}
        <span className="tabular-nums">
          <span aria-hidden="true">•••• {card.last4}</span>
          <span className="sr-only">{texts.numberEndsWith(card.last4)}</span>
        </span>
      </p>
      <p className="text-base text-quiet tabular-nums">{texts.expiry(card.exp_month, card.exp_year)}</p>
    </>
  )
}
