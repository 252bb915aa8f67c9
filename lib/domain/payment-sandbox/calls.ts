/** What browsers ask of the payment sandbox: in place of Stripe.js, of a bank's page, and of the clock. */
import type { z } from 'zod'
import type { PaymentSandbox } from '@/lib/ports/payment-sandbox'
import { AppError } from '@/lib/shared/errors/app-error'
import { sandboxBankMessages } from '@/lib/shared/messages/sandbox-bank'
import { safeReturnPath } from '@/lib/shared/return-path'
import type {
  AuthenticateAnswer,
  AuthenticateBody,
  ClockAnswer,
  ClockBody,
  ConfirmAnswer,
  ConfirmBody,
  FaultBody,
  IntentAnswer,
} from './model'

interface Deps {
  /** Absent wherever money moves, and where nothing can be bought. */
  readonly paymentSandbox: PaymentSandbox | undefined
  readonly site: { readonly url: string }
}

/** @throws AppError `not-found` where there is no sandbox, or nothing has this client secret. */
export async function readIntent(deps: Deps, clientSecret: string): Promise<z.output<typeof IntentAnswer>> {
  return orNotFound(await requireSandbox(deps).intent(clientSecret))
}

/** Saves a card for a setup intent. @throws AppError `not-found`, as above. */
export async function confirmCard(
  deps: Deps,
  { clientSecret, card, country, returnUrl }: ConfirmBody,
): Promise<z.output<typeof ConfirmAnswer>> {
  const form = { card, country, returnPath: ownPath(deps, returnUrl) }
  const { error, ...confirmed } = orNotFound(await requireSandbox(deps).confirmSetup(clientSecret, form))
  return { ...confirmed, ...(error && { error: describeFault(error) }) }
}

/** Plays the payer's answer to his bank. @throws AppError `not-found`, as above. */
export async function completeAuthentication(
  deps: Deps,
  { clientSecret, approved, returnUrl }: AuthenticateBody,
): Promise<z.output<typeof AuthenticateAnswer>> {
  const returnPath = returnUrl === undefined ? '/subscription' : ownPath(deps, returnUrl)
  return { redirectTo: orNotFound(await requireSandbox(deps).authenticate(clientSecret, approved, returnPath)) }
}

/** Moves the time of an account's own customer. @throws AppError `not-found` where there is no sandbox or customer. */
export async function advanceClock(
  deps: Deps,
  uid: string,
  { days = 0, hours = 0 }: ClockBody,
): Promise<z.output<typeof ClockAnswer>> {
  return { now: orNotFound(await requireSandbox(deps).passDays(uid, days + hours / 24)) }
}

/**
 * Has the next change fail of what an account's own customer has at the provider.
 *
 * @throws AppError `not-found` where there is no sandbox or customer.
 */
export async function demandFault(deps: Deps, uid: string, status: FaultBody['status']): Promise<void> {
  if (!(await requireSandbox(deps).failNext(uid, status))) throw new AppError('not-found')
}

function requireSandbox({ paymentSandbox }: Deps): PaymentSandbox {
  return orNotFound(paymentSandbox)
}

function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('not-found')
  return value
}

/** Of an address only the path is kept, so that nobody is sent to another site. */
function ownPath({ site }: Deps, returnUrl: string): string {
  if (!URL.canParse(returnUrl, site.url)) return '/'
  const { pathname, search, hash } = new URL(returnUrl, site.url)
  return safeReturnPath(`${pathname}${search}${hash}`)
}

/** Stripe.js tells the reason of the bank in the payer's language. */
function describeFault({ code, declineCode }: { readonly code: string; readonly declineCode?: string }) {
  const { errors } = sandboxBankMessages
  const texts: Readonly<Record<string, string>> = errors
  return { code: declineCode ?? code, message: texts[declineCode ?? ''] ?? texts[code] ?? errors.card_declined }
}
