/** What a Hungarian invoice needs to say of a payment; a provider's receipt is no such invoice. */
export interface InvoiceData {
  /** The payment provider's own id of what was paid: one invoice is issued for each. */
  readonly invoiceId: string
  /** As at the purchase. `uid` is the account, also one that is gone; null on invoices from before it was kept. */
  readonly buyer: { readonly uid: string | null; readonly name: string; readonly email: string }
  /** What was bought. */
  readonly item: string
  /** With tax, in minor units. */
  readonly grossAmount: number
  /** ISO 4217, in small letters. */
  readonly currency: string
  /** ISO times. */
  readonly paidAt: string
  readonly periodStart: string
  readonly periodEnd: string
}

/** An invoice that was issued. */
export interface IssuedInvoice extends InvoiceData {
  /** When it was taken back, ISO time; null when it was not. */
  readonly cancelledAt: string | null
}

/** Issues invoices. Each call may be repeated, and has the effect of one. @throws AppError `unavailable` */
export interface Invoicing {
  /** One that was issued already stays as it is, but learns the buyer's account when it does not know it. */
  issue(invoice: InvoiceData): Promise<void>
  /** Takes an invoice back whose money was given back. One that was never issued is left. @param at ISO time */
  cancel(invoiceId: string, at: string): Promise<void>
  /** What was issued for a payment. */
  find(invoiceId: string): Promise<IssuedInvoice | undefined>
  /** What was issued to an account. Never by address: that of a customer who is gone may be somebody else's by now. */
  issuedTo(uid: string): Promise<readonly IssuedInvoice[]>
}
