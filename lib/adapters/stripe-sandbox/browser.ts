/** What Stripe.js does for a payer, who proves by a client secret that an intent is his. */
import { timingSafeEqual } from 'node:crypto'
import type Stripe from 'stripe'
import { type CardForm, readCard } from './card-form'
import { collect, invoiceOf, rejectPayment } from './collect'
import { refId, type Visit } from './customer-file'
import { intentIdOf } from './ids'
import { createPaymentMethod } from './payment-methods'
import { fail, requireAction, succeed } from './setup-intents'

export interface Confirmation {
  readonly status: string
  /** Where the payer goes now: to authenticate, or back. */
  readonly redirectTo?: string
  /** Why the card was not taken, in Stripe's codes. */
  readonly error?: { readonly code: string; readonly declineCode?: string }
}

export type Intent = Stripe.SetupIntent | Stripe.PaymentIntent

export interface SetupForm {
  readonly card: CardForm
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly returnUrl: string
}

/** The intent that a client secret is for; `undefined` for a secret that is nobody's. */
export function findIntent({ file }: Visit, clientSecret: string): Intent | undefined {
  const id = intentIdOf(clientSecret)
  const intent = [...file.setupIntents, ...file.paymentIntents].find((candidate) => candidate.id === id)
  return intent?.client_secret && isSame(intent.client_secret, clientSecret) ? intent : undefined
}

/** Saves a card for later. */
export function confirmSetup(visit: Visit, intent: Stripe.SetupIntent, form: SetupForm): Confirmation {
  if (intent.status === 'succeeded') return goBack(intent, form.returnUrl)
  const card = readCard(form.card, visit.now)
  if (typeof card === 'string') return { status: intent.status, error: { code: card } }
  if (card.declines?.when === 'saved') {
    const { code, declineCode } = card.declines
    fail(visit, intent, { type: 'card_error', code, ...(declineCode !== undefined && { decline_code: declineCode }) })
    return { status: intent.status, error: { code, ...(declineCode !== undefined && { declineCode }) } }
  }
  intent.payment_method = createPaymentMethod(visit, card, { ...form.card, country: form.country }).id
  if (card.authentication) return awaitAuthentication(visit, intent, form.returnUrl)
  succeed(visit, intent)
  return goBack(intent, form.returnUrl)
}

/** Sends a payer to authenticate a payment that waits for that. */
export function continuePayment(visit: Visit, intent: Stripe.PaymentIntent, returnUrl: string): Confirmation {
  if (intent.status !== 'requires_action') return goBack(intent, returnUrl)
  return awaitAuthentication(visit, intent, returnUrl)
}

/**
 * The payer has proved to be the owner of the card, or has not.
 *
 * @returns where he came from, with the outcome in the query as Stripe puts it there; `undefined` when nothing waits.
 */
export function authenticate(visit: Visit, intent: Intent, approved: boolean): string | undefined {
  const returnUrl = intent.next_action?.redirect_to_url?.return_url
  if (intent.status !== 'requires_action' || !returnUrl) return undefined
  if (intent.object === 'setup_intent') authenticateSetup(visit, intent, approved)
  else authenticatePayment(visit, intent, approved)
  return returnAddress(intent, returnUrl)
}

function authenticateSetup(visit: Visit, intent: Stripe.SetupIntent, approved: boolean): void {
  if (approved) succeed(visit, intent)
  else fail(visit, intent, { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' })
}

function authenticatePayment(visit: Visit, intent: Stripe.PaymentIntent, approved: boolean): void {
  const invoice = invoiceOf(visit, intent)
  const method = visit.file.paymentMethods.find(({ id }) => id === refId(intent.payment_method))
  if (!invoice) throw new Error(`the payment ${intent.id} is for no invoice`)
  if (approved && method) collect(visit, invoice, method, true)
  else rejectPayment(visit, invoice)
}

function awaitAuthentication(visit: Visit, intent: Intent, returnUrl: string): Confirmation {
  const query = new URLSearchParams({ client_secret: intent.client_secret ?? '' })
  const redirectTo = `/api/sandbox/authenticate?${query}`
  const action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `${visit.siteUrl}${redirectTo}`, return_url: returnUrl },
  }
  if (intent.object === 'setup_intent') requireAction(visit, intent, action)
  else intent.next_action = action
  return { status: intent.status, redirectTo }
}

function goBack(intent: Intent, returnUrl: string): Confirmation {
  return { status: intent.status, redirectTo: returnAddress(intent, returnUrl) }
}

/** `returnUrl` with the outcome in the query, as Stripe puts it there. */
function returnAddress(intent: Intent, returnUrl: string): string {
  const [address = '', hash] = returnUrl.split('#', 2)
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
