import { LinkButton } from '@/components/ui/link-button'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { formatAmount } from '@/lib/shared/format/money'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'

const messages = sandboxBankMessages.invoice

export interface InvoiceDetailsProps {
  readonly number: string | null
  readonly status: keyof typeof messages.statuses
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly createdAt: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** Where the payment that waits for its payer goes on. */
  readonly authenticationPath: string | undefined
}

/** What the provider's page of an invoice says. */
export function InvoiceDetails(invoice: InvoiceDetailsProps) {
  const { number, status, amount, currency, createdAt, periodStart, periodEnd, card, authenticationPath } = invoice
  const rows = [
    [messages.number, number],
    [messages.status, messages.statuses[status]],
    [messages.amount, formatAmount(amount, currency)],
    [messages.created, formatDate(createdAt, HOME_TIME_ZONE)],
    [messages.period, `${formatDate(periodStart, HOME_TIME_ZONE)} – ${formatDate(periodEnd, HOME_TIME_ZONE)}`],
    [messages.card, card && `${card.brand} •••• ${card.last4}`],
  ].filter(([, value]) => value)
  return (
    <div className="grid gap-6">
      <dl className="grid gap-3">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-quiet">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {authenticationPath !== undefined && <LinkButton href={authenticationPath}>{messages.authenticate}</LinkButton>}
      {status === 'open' && authenticationPath === undefined && <p>{messages.payElsewhere}</p>}
      <LinkButton variant="secondary" href="/subscription">
        {messages.subscription}
      </LinkButton>
    </div>
  )
}
