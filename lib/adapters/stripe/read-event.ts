import type Stripe from 'stripe'
import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { PaymentEvent } from '@/lib/ports/payment-gateway'
import { AppError } from '@/lib/shared/errors/app-error'

/** How old a signature may be, against the replay of one that was overheard. */
const TOLERANCE_SECONDS = 5 * 60

interface Deps {
  readonly client: Stripe
  readonly webhookSecret: string
  readonly clock: Clock
}

/** Of an event only what it is about is read: its state is asked for anew. */
const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string(),
      customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      charge: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
    }),
  }),
})

/** @throws AppError `invalid-request` when the signature is not the provider's or too old. */
export async function readEvent(
  { client, webhookSecret, clock }: Deps,
  rawBody: string,
  signature: string | null,
): Promise<PaymentEvent> {
  const event = Event.safeParse(await verified({ client, webhookSecret, clock }, rawBody, signature))
  if (!event.success) throw new AppError('invalid-request', undefined, { cause: event.error })
  const { id, type, created, data } = event.data
  const { customer, charge } = data.object
  const customerId = data.object.object === 'customer' ? data.object.id : (asId(customer) ?? null)
  return {
    id,
    type,
    createdAt: new Date(created * 1000).toISOString(),
    customerId: customerId ?? null,
    objectId: data.object.id ?? '',
    chargeId: (data.object.object === 'charge' ? data.object.id : asId(charge)) ?? null,
  }
}

async function verified({ client, webhookSecret, clock }: Deps, rawBody: string, signature: string | null) {
  try {
    const receivedAt = clock.now().getTime()
    return await client.webhooks.constructEventAsync(
      rawBody,
      signature ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    )
  } catch (cause) {
    throw new AppError('invalid-request', undefined, { cause })
  }
}

function asId(reference: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}
