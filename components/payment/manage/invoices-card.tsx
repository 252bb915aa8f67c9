import { ExternalLink } from '@/components/ui/external-link'
import { RetryNotice } from '@/components/ui/retry-notice'
import { Skeleton } from '@/components/ui/skeleton'
import { useRemote } from '@/components/ui/use-remote'
import { callApi } from '@/lib/client/api'
import type { InvoiceView } from '@/lib/domain/payment/model'
import { formatDate, HOME_TIME_ZONE } from '@/lib/shared/format/date-time'
import { formatAmount } from '@/lib/shared/format/money'
import { manageMessages } from '@/lib/shared/messages/payment-manage'
import { SectionCard } from './section-card'

const { invoices: texts, retry } = manageMessages

const readInvoices = (signal: AbortSignal) => callApi('GET /payment/invoices', { signal })

/** What was paid, with the provider's receipts; what waits for payment can be paid there. */
export function InvoicesCard() {
  const [invoices, reload] = useRemote(readInvoices)
  return (
    <SectionCard title={texts.title}>
      {invoices.state === 'loading' && <Skeleton className="h-12" />}
      {invoices.state === 'failed' && (
        <RetryNotice retry={retry} onRetry={reload}>
          {texts.failed}
        </RetryNotice>
      )}
      {invoices.state === 'ready' &&
        (invoices.value.invoices.length === 0 ? (
          <p className="text-quiet">{texts.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {invoices.value.invoices.map((invoice) => (
              <li key={invoice.id}>
                <InvoiceRow invoice={invoice} />
              </li>
            ))}
          </ul>
        ))}
    </SectionCard>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: InvoiceView }) {
  const date = formatDate(invoice.createdAt, HOME_TIME_ZONE)
  const label = invoice.status === 'open' ? texts.openPayment(date) : texts.openReceipt(date)
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-2">
      <div className="min-w-0 grow">
        <p className="tabular-nums">
          {date} · <strong className="font-[650]">{formatAmount(invoice.amount, invoice.currency)}</strong>
        </p>
        <p className="text-base text-quiet">
          {statusText(invoice)}
          {invoice.number !== null && ` · ${invoice.number}`}
        </p>
      </div>
      {invoice.receiptUrl !== null && (
        <ExternalLink
          href={invoice.receiptUrl}
          label={label}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {invoice.status === 'open' ? texts.pay : texts.receipt}
        </ExternalLink>
      )}
    </div>
  )
}

/** What was given back is no longer just paid. */
function statusText({ status, refund, refundedAt }: InvoiceView): string {
  if (refund === 'none') return texts.statuses[status]
  if (refund !== 'done') return texts.refunds[refund]
  return texts.refunds.done(refundedAt === null ? undefined : formatDate(refundedAt, HOME_TIME_ZONE))
}
