/** What Stripe.js does for a payer, who proves by a client secret that an intent is his. */
import { timingSafeEqual } from 'node:crypto'
import type Stripe from 'stripe'
import type { Confirmation, SetupForm } from '@/lib/ports/payment-sandbox'
import { readCard } from './card-form'
import { collect, invoiceOf, rejectPayment } from './collect'
import { type Context, refId } from './customer-file'
import { intentIdOf } from './ids'
import { createPaymentMethod } from './payment-methods'
import { failSetup, requireSetupAction, succeedSetup } from './setup-intents'

/** Where a payer proves to be the owner of a card. */
const AUTHENTICATION_PAGE = '/sandbox/authenticate'

export type Intent = Stripe.SetupIntent | Stripe.PaymentIntent

/** The intent that a client secret is for; `undefined` for a secret that is nobody's. */
export function findIntent({ file }: Context, clientSecret: string): Intent | undefined {
  const id = intentIdOf(clientSecret)
  const intent = [...file.setupIntents, ...file.paymentIntents].find((candidate) => candidate.id === id)
  return intent?.client_secret && isSame(intent.client_secret, clientSecret) ? intent : undefined
}

/** Saves a card for later. */
export function confirmSetup(context: Context, intent: Stripe.SetupIntent, form: SetupForm): Confirmation {
  if (intent.status === 'succeeded') return goBack(intent, form.returnPath)
  const card = readCard(form.card, context.now)
  if (typeof card === 'string') return { status: statusOf(intent), error: { code: card } }
  if (card.declines?.when === 'saved') {
    const { code, declineCode } = card.declines
    failSetup(context, intent, {
      type: 'card_error',
      code,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    })
    return { status: statusOf(intent), error: { code, ...(declineCode !== undefined && { declineCode }) } }
  }
  intent.payment_method = createPaymentMethod(context, card, { ...form.card, country: form.country }).id
  if (card.authentication) return awaitAuthentication(context, intent, form.returnPath)
  succeedSetup(context, intent)
  return goBack(intent, form.returnPath)
}

/**
 * The payer has proved to be the owner of the card, or has not.
 *
 * @param returnPath for an intent that was not told yet where its payer comes from.
 * @returns where he goes back to, with the outcome in the query as Stripe puts it there.
 */
export function authenticate(context: Context, intent: Intent, approved: boolean, returnPath: string): string {
  const known = intent.next_action?.redirect_to_url?.return_url
  if (intent.status === 'requires_action') {
    if (intent.object === 'setup_intent') authenticateSetup(context, intent, approved)
    else authenticatePayment(context, intent, approved)
  }
  return returnAddress(intent, known ?? returnPath)
}

/** The states that a card leads to here; Stripe has more. */
function statusOf({ status }: Intent): Confirmation['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'requires_action' ? 'requires_action' : 'requires_payment_method'
}

function authenticateSetup(context: Context, intent: Stripe.SetupIntent, approved: boolean): void {
  if (approved) succeedSetup(context, intent)
  else failSetup(context, intent, { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' })
}

function authenticatePayment(context: Context, intent: Stripe.PaymentIntent, approved: boolean): void {
  const invoice = invoiceOf(context, intent)
  const method = context.file.paymentMethods.find(({ id }) => id === refId(intent.payment_method))
  if (!invoice) throw new Error(`the payment ${intent.id} is for no invoice`)
  if (approved && method) collect(context, invoice, method, true)
  else rejectPayment(context, invoice)
}

function awaitAuthentication(context: Context, intent: Stripe.SetupIntent, returnPath: string): Confirmation {
  const query = new URLSearchParams({ client_secret: intent.client_secret ?? '' })
  const redirectTo = `${AUTHENTICATION_PAGE}?${query}`
  const redirect = { url: `${context.siteUrl}${redirectTo}`, return_url: returnPath }
  requireSetupAction(context, intent, { type: 'redirect_to_url', redirect_to_url: redirect })
  return { status: statusOf(intent), redirectTo }
}

function goBack(intent: Intent, returnPath: string): Confirmation {
  return { status: statusOf(intent), redirectTo: returnAddress(intent, returnPath) }
}

/** `returnPath` with the outcome in the query, as Stripe puts it there. */
function returnAddress(intent: Intent, returnPath: string): string {
  const [address = '', hash] = returnPath.split('#', 2)
  const query = new URLSearchParams({
    [intent.object]: intent.id,
    [`${intent.object}_client_secret`]: intent.client_secret ?? '',
    redirect_status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
  })
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}${query}${hash === undefined ? '' : `#${hash}`}`
}

function isSame(secret: string, given: string): boolean {
  const [expected, actual] = [Buffer.from(secret), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
