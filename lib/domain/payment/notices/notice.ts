import { z } from 'zod'

const Time = z.iso.datetime()
const Amount = { amount: z.int(), currency: z.string() }
const Url = z.string().nullable()

/** What a mail tells. All that it takes is here, so that it can be sent when the provider does not answer. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('welcome'),
    boughtAt: Time,
    renewsAt: Time,
    unitAmount: z.int(),
    currency: z.string(),
    receiptUrl: Url,
  }),
  z.object({ kind: z.literal('receipt'), ...Amount, number: Url, paidAt: Time, periodEnd: Time, receiptUrl: Url }),
  z.object({ kind: z.literal('payment-failed'), ...Amount, payUrl: Url }),
  z.object({ kind: z.literal('action-required'), ...Amount, payUrl: Url }),
  z.object({ kind: z.literal('cancelled'), expiresAt: Time }),
  z.object({ kind: z.literal('expiring'), expiresAt: Time }),
  z.object({ kind: z.literal('ended'), endedAt: Time }),
  z.object({ kind: z.literal('withdrawn'), ...Amount, boughtAt: Time, withdrawnAt: Time }),
  z.object({
    kind: z.literal('refund-requested'),
    requestedAt: Time,
    reason: z.string(),
    boughtAt: Time,
    customerId: z.string(),
    subscriptionId: z.string(),
    invoices: z.array(z.object({ id: z.string(), number: Url, ...Amount, paidAt: Time })),
  }),
  z.object({ kind: z.literal('disputed'), disputeId: z.string() }),
])
export type Notice = z.output<typeof Notice>
