import { z } from 'zod'

const ClientSecret = z.string().min(1).max(200)
const ReturnUrl = z.string().min(1).max(2048)

/** Whoever knows the client secret of an intent may finish it, as at Stripe. */
export const IntentQuery = z.object({ client_secret: ClientSecret })

export const ConfirmBody = z.object({
  clientSecret: ClientSecret,
  card: z.object({
    number: z.string().max(30),
    expMonth: z.int().min(0).max(99),
    expYear: z.int().min(0).max(9999),
    cvc: z.string().max(10),
  }),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The page that the payer comes from; only its path counts. */
  returnUrl: ReturnUrl,
})
export type ConfirmBody = z.output<typeof ConfirmBody>

export const AuthenticateBody = z.object({
  clientSecret: ClientSecret,
  approved: z.boolean(),
  /** For a payment that was not told yet where its payer comes from. */
  returnUrl: ReturnUrl.optional(),
})
export type AuthenticateBody = z.output<typeof AuthenticateBody>

/** Stripe's own clocks of the tests move no further at once. */
export const ClockBody = z.object({
  days: z.int().min(0).max(62).exactOptional(),
  hours: z.int().min(0).max(23).exactOptional(),
})
export type ClockBody = z.output<typeof ClockBody>

/** How the provider fails, as statuses of HTTP. */
export const FaultBody = z.object({ status: z.literal([403, 409, 429, 500]) })
export type FaultBody = z.output<typeof FaultBody>

/** What can be told of a setup intent or of the payment of an invoice. */
export const IntentAnswer = z.strictObject({
  object: z.enum(['setup_intent', 'payment_intent']),
  id: z.string(),
  status: z.string(),
  paymentMethod: z.string().nullable(),
  lastErrorCode: z.string().nullable(),
})

export const ConfirmAnswer = z.strictObject({
  status: z.enum(['succeeded', 'requires_action', 'requires_payment_method']),
  /** Where the payer goes now: to authenticate, or back. */
  redirectTo: z.string().exactOptional(),
  error: z.strictObject({ code: z.string(), message: z.string() }).exactOptional(),
})

export const AuthenticateAnswer = z.strictObject({ redirectTo: z.string() })

/** The time of the caller's customer at the sandbox. */
export const ClockAnswer = z.strictObject({ now: z.iso.datetime() })
