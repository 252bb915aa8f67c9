import { randomUUID } from 'node:crypto'
import { PaymentDeclined } from '@/lib/shared/errors/payment-declined'
import { type BillPayment, readPayments, updatePayments } from './payments'
import type { Held } from './sequence/in-sequence'
import { orForgetKey } from './sequence/or-forget-key'

type Bill = Omit<BillPayment, 'key'>

/**
 * Charges an open bill. A card that was given for it, by a setup intent, is tried once: loading the page again does not
 * charge it again. One that was chosen is tried each time that it is chosen, for the payer may have put money on it; a try
 * that was cut off is gone on with.
 *
 * @throws PaymentDeclined, AppError `unavailable`
 */
export async function payBill(held: Held, uid: string, bill: Bill): Promise<void> {
  const { invoiceId, paymentMethodId } = bill
  const idempotencyKey = await storeKey(held, uid, bill)
  const forget = () => updatePayments(held.store, uid, () => ({ billPayment: undefined }))
  try {
    await orForgetKey(held.payments.payInvoice({ invoiceId, paymentMethodId }, { idempotencyKey }), forget)
  } catch (error) {
    if (error instanceof PaymentDeclined && bill.setupIntentId === null) await forget()
    throw error
  }
  if (bill.setupIntentId === null) await forget()
}

async function storeKey({ store }: Held, uid: string, bill: Bill): Promise<string> {
  const before = (await readPayments(store, uid))?.billPayment
  if (before && isSame(before, bill)) return before.key
  const billPayment: BillPayment = { key: `pay-${bill.invoiceId}-${randomUUID()}`, ...bill }
  await updatePayments(store, uid, () => ({ billPayment }))
  return billPayment.key
}

function isSame(before: BillPayment, bill: Bill): boolean {
  return (['invoiceId', 'paymentMethodId', 'setupIntentId'] as const).every((field) => before[field] === bill[field])
}
