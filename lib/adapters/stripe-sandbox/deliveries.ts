/** Telling the site what has happened, at least once and sooner or later, as Stripe's webhooks do. */
import type Stripe from 'stripe'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import { EVENTS } from './collections'

export interface Delivery {
  readonly body: string
  /** The value of the header `Stripe-Signature`. */
  readonly signature: string
}

export interface DeliveryDeps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly connect: () => Promise<Stripe>
  readonly webhookSecret: string
  /** @returns whether the event was taken; it is sent again otherwise. */
  readonly deliver: (delivery: Delivery) => Promise<boolean>
}

/** Then nobody is told any more. */
const MAX_ATTEMPTS = 12
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 60 * 60 * 1000
const BATCH = 20

/** Sends what is due, the oldest first. */
export async function sendDueWebhooks(deps: DeliveryDeps): Promise<void> {
  const { store, clock } = deps
  const due = await store.query(EVENTS, {
    where: [{ field: 'nextAttemptAt', operator: '<=', value: clock.now().getTime() }],
    orderBy: [
      { field: 'nextAttemptAt', direction: 'ascending' },
      { field: 'sequence', direction: 'ascending' },
    ],
    limit: BATCH,
  })
  for (const document of due) await deliverOne(deps, document)
  if (due.length === BATCH) await sendDueWebhooks(deps)
}

/** The events that nobody has taken yet, the oldest first: for tests, which deliver them as they like. */
export async function pendingEvents({ store }: Pick<DeliveryDeps, 'store'>): Promise<readonly StoredDocument[]> {
  return store.query(EVENTS, { orderBy: [{ field: 'sequence', direction: 'ascending' }] })
}

/** Signs an event as Stripe does, now. */
export async function sign(
  { connect, webhookSecret, clock }: Pick<DeliveryDeps, 'connect' | 'webhookSecret' | 'clock'>,
  payload: string,
): Promise<Delivery> {
  const { webhooks } = await connect()
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret, timestamp })
  return { body: payload, signature }
}

async function deliverOne(deps: DeliveryDeps, { id, data }: StoredDocument): Promise<void> {
  const taken = await deps.deliver(await sign(deps, String(data.body)))
  const attempts = Number(data.attempts) + 1
  if (taken || attempts >= MAX_ATTEMPTS) return deps.store.delete(EVENTS, id)
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
  await deps.store.set(EVENTS, id, { ...data, attempts, nextAttemptAt: deps.clock.now().getTime() + delay })
}
