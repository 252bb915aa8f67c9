import type Stripe from 'stripe'
import { CUSTOMERS } from '@/lib/adapters/shared/sandbox-customers'
import type { IntentState, PaymentSandbox } from '@/lib/ports/payment-sandbox'
import { answerCall } from './answer-call'
import { DAY_SECONDS } from './calendar'
import { changeCustomer, type SandboxDeps } from './change-customer'
import type { Context } from './customer-file'
import { deleteExpiredKeys } from './delete-expired-keys'
import { type Delivery, sendDueWebhooks } from './deliveries'
import type { FaultStatus } from './fault'
import { customerKeyOf } from './ids'
import { authenticate, confirmSetup, findIntent } from './stripe-js'

export type { Delivery } from './deliveries'

interface Settings extends SandboxDeps {
  readonly webhookSecret: string
  /** Loads Stripe's SDK, which signs the webhooks. */
  readonly connect: () => Promise<Stripe>
  /** @returns whether the event was taken; it is sent again otherwise. */
  readonly deliver: (delivery: Delivery) => Promise<boolean>
  /** Called when there may be events to deliver. */
  readonly onEvents: () => void
}

/**
 * A payment provider in this process that speaks as Stripe does, for trying the site out: it moves no money and takes
 * Stripe's test cards only. Its customers each have a time of their own, which can be moved ahead.
 */
export interface StripeSandbox extends PaymentSandbox {
  /** Answers Stripe's API, for the SDK's fetch client. */
  readonly fetch: typeof globalThis.fetch
  /** Does what has come due, delivers what is to be told, and forgets what is old. */
  work(): Promise<void>
}

const MAX_FAULTS = 10
/** However often the time is moved, it stays near enough for a date to be one. */
const MAX_OFFSET_SECONDS = 20 * 365 * DAY_SECONDS

export function createStripeSandbox(settings: Settings): StripeSandbox {
  const context = async <Result>(
    clientSecret: string,
    work: (context: Context) => Result,
  ): Promise<Result | undefined> => {
    const key = customerKeyOf(clientSecret)
    const result = key === undefined ? undefined : await changeCustomer(settings, key, work)
    settings.onEvents()
    return result
  }
  return {
    fetch: async (input, init) => {
      const answer = await answerCall(settings, new Request(input, init))
      settings.onEvents()
      return answer
    },
    intent: (clientSecret) => context(clientSecret, (opened) => stateOf(opened, clientSecret)),
    confirmSetup: (clientSecret, form) =>
      context(clientSecret, (opened) => {
        const intent = findIntent(opened, clientSecret)
        return intent?.object === 'setup_intent' ? confirmSetup(opened, intent, form) : undefined
      }),
    authenticate: (clientSecret, approved, returnPath) =>
      context(clientSecret, (opened) => {
        const intent = findIntent(opened, clientSecret)
        return intent && authenticate(opened, intent, approved, returnPath)
      }),
    passDays: (uid, days) => passDays(settings, uid, days),
    failNext: (uid, status) => failNext(settings, uid, status),
    work: async () => {
      await runDueCustomers(settings)
      await sendDueWebhooks(settings)
      await deleteExpiredKeys(settings)
    },
  }
}

function stateOf(context: Context, clientSecret: string): IntentState | undefined {
  const intent = findIntent(context, clientSecret)
  if (!intent) return undefined
  const error = intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error
  return {
    object: intent.object,
    id: intent.id,
    status: intent.status,
    paymentMethod: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    lastErrorCode: error?.decline_code ?? error?.code ?? null,
  }
}

async function passDays(settings: Settings, uid: string, days: number): Promise<string | undefined> {
  const customers = await customersOf(settings, uid)
  const times = await Promise.all(
    customers.map(({ id }) =>
      changeCustomer(settings, id, ({ file, now }) => {
        const offset = Math.min(file.clockOffsetSeconds + Math.round(days * DAY_SECONDS), MAX_OFFSET_SECONDS)
        const time = now + offset - file.clockOffsetSeconds
        file.clockOffsetSeconds = offset
        return new Date(time * 1000).toISOString()
      }),
    ),
  )
  // At the next change everything until then comes due.
  await Promise.all(customers.map(({ id }) => changeCustomer(settings, id, () => undefined)))
  settings.onEvents()
  return times[0]
}

async function failNext(settings: Settings, uid: string, status: FaultStatus): Promise<boolean> {
  const customers = await customersOf(settings, uid)
  await Promise.all(
    customers.map(({ id }) =>
      changeCustomer(settings, id, ({ file }) => {
        file.faults = [...(file.faults ?? []), status].slice(-MAX_FAULTS)
      }),
    ),
  )
  return customers.length > 0
}

function customersOf({ store }: Settings, uid: string) {
  return store.query(CUSTOMERS, { where: [{ field: 'uid', operator: '==', value: uid }] })
}

/** Subscriptions go on also when nobody asks for them. */
async function runDueCustomers(settings: Settings): Promise<void> {
  const now = Math.floor(settings.clock.now().getTime() / 1000)
  const due = await settings.store.query(CUSTOMERS, {
    where: [{ field: 'dueAt', operator: '<=', value: now }],
    limit: 100,
  })
  for (const { id } of due) await changeCustomer(settings, id, () => undefined)
}
