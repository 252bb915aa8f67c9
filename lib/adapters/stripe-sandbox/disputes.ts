import type Stripe from 'stripe'
import { z } from 'zod'
import { DAY_SECONDS } from './calendar'
import { addObject, type Context, type CustomerFile, emit, idIn, refId } from './customer-file'
import { refused, requireById } from './fault'
import { BALANCE_TRANSACTION, DISPUTE } from './fixtures'

/**
 * A chargeback takes the money back until it is decided; an inquiry of the bank takes none; what is prevented was given
 * back at once, in agreement with the card's network.
 */
export type DisputeKind = 'chargeback' | 'inquiry' | 'prevented'

const FIRST_STATUS = {
  chargeback: 'needs_response',
  inquiry: 'warning_needs_response',
  prevented: 'prevented',
} as const

/** In how many days it is over by itself. */
const ANSWER_DAYS = { chargeback: 7, inquiry: 120, prevented: 0 }

/** What Stripe takes for an answer in its test mode: https://docs.stripe.com/testing#disputes */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' }

export const DisputeAnswer = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string() }),
  submit: z.enum(['true', 'false']).optional(),
})

/** Those that wait for an answer. */
export function openDisputes({ disputes }: CustomerFile): readonly Stripe.Dispute[] {
  return disputes.filter(({ status }) => status === 'needs_response' || status === 'warning_needs_response')
}

/** The owner of the card tells his bank that he has not paid. */
export function createDispute(context: Context, charge: Stripe.Charge, kind: DisputeKind): Stripe.Dispute {
  charge.disputed = true
  const disputed: Stripe.Dispute = {
    ...structuredClone(DISPUTE),
    id: idIn(context, 'du'),
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    evidence_details: {
      due_by: context.now + ANSWER_DAYS[kind] * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    is_charge_refundable: kind === 'inquiry',
    payment_intent: charge.payment_intent,
    status: FIRST_STATUS[kind],
  }
  addObject(context.file, 'disputes', disputed)
  emit(context, 'charge.dispute.created', disputed)
  if (kind !== 'inquiry') moveMoney(context, disputed, -charge.amount)
  if (kind === 'prevented') emit(context, 'charge.dispute.closed', disputed)
  return disputed
}

/** Ends a dispute as the bank decides; an inquiry is closed without either side winning. */
export function closeDispute(context: Context, disputed: Stripe.Dispute, outcome: 'won' | 'lost'): void {
  disputed.status = disputed.status === 'warning_needs_response' ? 'warning_closed' : outcome
  emit(context, 'charge.dispute.closed', disputed)
  if (disputed.status === 'won') moveMoney(context, disputed, disputed.amount)
}

/** Answers the bank, which decides at once. */
export function answerDispute(context: Context, id: string, params: z.output<typeof DisputeAnswer>): Stripe.Dispute {
  const disputed = requireOpen(context, id)
  const outcome = OUTCOMES[params.evidence.uncategorized_text]
  if (outcome) closeDispute(context, disputed, outcome)
  return disputed
}

/** Gives in. */
export function acceptDispute(context: Context, id: string): Stripe.Dispute {
  const disputed = requireOpen(context, id)
  closeDispute(context, disputed, 'lost')
  return disputed
}

export function disputesOf(
  { file }: Context,
  about: { readonly charge?: string | undefined; readonly payment_intent?: string | undefined },
): readonly Stripe.Dispute[] {
  return file.disputes.filter(
    ({ charge, payment_intent }) =>
      (about.charge === undefined || refId(charge) === about.charge) &&
      (about.payment_intent === undefined || refId(payment_intent) === about.payment_intent),
  )
}

/** Whether a bank has taken the money of a charge back. */
export function isTakenBack({ disputes }: CustomerFile, charge: Stripe.Charge): boolean {
  const moves = disputes
    .filter((disputed) => refId(disputed.charge) === charge.id)
    .flatMap(({ balance_transactions }) => balance_transactions)
  return moves.reduce((sum, { amount }) => sum + amount, 0) < 0
}

function moveMoney(context: Context, disputed: Stripe.Dispute, amount: number): void {
  disputed.balance_transactions.push({
    ...structuredClone(BALANCE_TRANSACTION),
    id: idIn(context, 'txn'),
    amount,
    available_on: context.now,
    created: context.now,
    currency: disputed.currency,
    net: amount,
    source: disputed.id,
  })
  emit(context, amount < 0 ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', disputed)
}

function requireOpen({ file }: Context, id: string): Stripe.Dispute {
  const disputed = requireById(file.disputes, 'dispute', id)
  if (!openDisputes(file).includes(disputed)) throw refused(`This dispute is already closed: it is ${disputed.status}.`)
  return disputed
}
