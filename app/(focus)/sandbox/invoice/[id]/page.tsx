import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountCard } from '@/components/account/account-card'
import { AccountFrame } from '@/components/account/account-frame'
import { InvoiceDetails } from '@/components/payment/sandbox-bank/invoice-details'
import { services } from '@/lib/server/services'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'

const { badge, invoice: messages } = sandboxBankMessages

export const metadata: Metadata = {
  title: messages.title,
  description: messages.description,
  robots: { index: false },
}

interface InvoicePageProps {
  readonly params: Promise<{ readonly id: string }>
}

/** The provider's page of an invoice, for whoever was given its address; in the payment sandbox only. */
export default async function InvoicePage({ params }: InvoicePageProps) {
  const { paymentSandbox, payments } = services()
  const { id } = await params
  const invoice = paymentSandbox && (await payments.invoice(id))
  if (!invoice) notFound()
  const { number, status, amountDue: amount, currency, createdAt, periodStart, periodEnd, card } = invoice
  const query = new URLSearchParams({ client_secret: invoice.clientSecret ?? '', return_url: `/sandbox/invoice/${id}` })
  const authenticationPath = invoice.clientSecret === null ? undefined : `/sandbox/authenticate?${query}`
  return (
    <AccountFrame>
      <AccountCard title={messages.title} lead={badge}>
        <InvoiceDetails
          {...{ number, status, amount, currency, createdAt, periodStart, periodEnd, card, authenticationPath }}
        />
      </AccountCard>
    </AccountFrame>
  )
}
