import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Charge, Subscription } from '@/lib/ports/payment-gateway'
import type { TrialCard, TrialCustomer, TrialProvider } from './provider'

/** A customer with what is done for one again and again. */
export interface Trial extends TrialProvider {
  readonly customer: TrialCustomer
  /** Saves a card. @returns the payment method, unless the card was declined. */
  card(kind?: TrialCard): Promise<string | undefined>
  buy(kind?: TrialCard, idempotencyKey?: string): Promise<Subscription>
  /** What was captured from the customer last. */
  lastCharge(): Promise<Charge>
  /** Asks until the answer is so, or it has taken too long. @returns the last answer. */
  eventually<Answer>(ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean): Promise<Answer>
}

/** One thing that the sandbox imitates. */
export interface TrialStep {
  readonly title: string
  /** Whether the time of its customer moves. */
  readonly isClocked?: true
  /** What was seen, as plain data. */
  readonly run: (trial: Trial) => Promise<object>
  /** What the sandbox does, and Stripe should. */
  readonly expected: object
}

const MOST_TRIES = 40

/** A key of its own for a call. */
export const once = () => ({ idempotencyKey: randomUUID() })

/** Tries one step after the other, and tells of each. @returns how many were not as expected. */
export async function runTrial(
  provider: TrialProvider,
  steps: readonly TrialStep[],
  tell: (line: string) => void,
): Promise<number> {
  let different = 0
  for (const { title, isClocked = false, run, expected } of steps) {
    const seen = await run(await openTrial(provider, isClocked)).catch((error: unknown) => ({ threw: String(error) }))
    const isSame = isDeepStrictEqual(seen, expected)
    if (!isSame) different += 1
    tell(`${isSame ? 'same     ' : 'DIFFERENT'} ${title}`)
    if (!isSame) tell(`          expected ${JSON.stringify(expected)}\n          saw      ${JSON.stringify(seen)}`)
  }
  return different
}

async function openTrial(provider: TrialProvider, isClocked: boolean): Promise<Trial> {
  const { payments, priceId } = provider
  const customer = await provider.openCustomer({ isClocked })
  const card = async (kind: TrialCard = 'good') => {
    const intent = await payments.createSetupIntent(customer.id, once())
    await provider.saveCard(intent, kind)
    return (await payments.setupIntent(intent.id))?.paymentMethodId ?? undefined
  }
  return {
    ...provider,
    customer,
    card,
    buy: async (kind = 'good', idempotencyKey = randomUUID()) => {
      const paymentMethodId = await card(kind)
      if (paymentMethodId === undefined) throw new Error(`the card was not saved: ${kind}`)
      const order = { customerId: customer.id, priceId, paymentMethodId, uid: customer.uid, termsVersion: '20250723' }
      return payments.createSubscription(order, { idempotencyKey })
    },
    lastCharge: async () => {
      const [charge] = await payments.charges(customer.id)
      if (!charge) throw new Error('nothing was captured')
      return charge
    },
    eventually: async (ask, isSo) => {
      let answer = await ask()
      for (let tries = 1; !isSo(answer) && tries < MOST_TRIES; tries++) {
        await provider.wait(customer)
        answer = await ask()
      }
      return answer
    },
  }
}
