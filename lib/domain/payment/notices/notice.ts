import { z } from 'zod'

const Time = z.iso.datetime()
const Amount = { amount: z.int(), currency: z.string() }
const Buyer = z.object({ name: z.string(), email: z.string() })
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
  z.object({
    kind: z.literal('withdrawn'),
    ...Amount,
    boughtAt: Time,
    withdrawnAt: Time,
    /** Whether people decide about the money. */
    isByStaff: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('withdrawn-for-staff'),
    ...Amount,
    boughtAt: Time,
    withdrawnAt: Time,
    isByStaff: z.boolean(),
    customerId: z.string(),
    subscriptionId: z.string(),
    chargeIds: z.array(z.string()),
    /** Whether there was a request for the money-back promise, of which nothing is to be done any more. */
    closesRequest: z.boolean(),
  }),
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
  /** To whom paid, also when the account is gone. `refundedAt` is null until it was given back. */
  z.object({
    kind: z.literal('refund'),
    state: z.enum(['done', 'pending', 'delayed']),
    reason: z.enum(['no-owner', 'withdrawal', 'other']),
    ...Amount,
    paidAt: Time,
    refundedAt: Time.nullable(),
    buyer: Buyer,
  }),
  z.object({
    kind: z.literal('refund-failed'),
    chargeId: z.string(),
    ...Amount,
    buyer: Buyer,
    isTriedAgain: z.boolean(),
  }),
])
export type Notice = z.output<typeof Notice>
