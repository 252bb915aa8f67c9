import { legalMessages } from '@/lib/shared/messages/legal'
import { paymentFormMessages as messages } from '@/lib/shared/messages/payment-form'

/** What the payer agrees to, with the way to the terms. They open beside the form, which keeps what was typed. */
export function BillingConsent({ price }: { readonly price: string }) {
  const [before, after] = messages.billingConsent(price).split(messages.billingConsentLink)
  return (
    <>
      {before}
      <a
        href="/terms"
        target="_blank"
        rel="noopener"
        title={legalMessages.changes.newTab}
        className="font-semibold text-leaf underline underline-offset-2"
      >
        {messages.billingConsentLink}
      </a>
      {after}
    </>
  )
}
