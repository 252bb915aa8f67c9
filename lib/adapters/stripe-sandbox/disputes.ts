import type Stripe from 'stripe'
import { DAY_SECONDS } from './calendar'
import { addObject, type Context, type CustomerFile, emit, idIn, refId } from './customer-file'
import { DISPUTE } from './fixtures'

const ANSWER_DAYS = 7

/** Those that wait for an answer. */
export function openDisputes({ disputes }: CustomerFile): readonly Stripe.Dispute[] {
  return disputes.filter(({ status }) => status === 'needs_response')
}

/** Who does not answer in time has lost: the bank keeps what it took back. */
export function settleDisputes(context: Context): void {
  for (const disputed of openDisputes(context.file)) {
    if ((disputed.evidence_details.due_by ?? 0) > context.now) continue
    disputed.status = 'lost'
    emit(context, 'charge.dispute.closed', disputed)
  }
}

/** The owner of the card tells his bank that he has not paid. */
export function createDispute(context: Context, charge: Stripe.Charge): void {
  charge.disputed = true
  const disputed = {
    ...structuredClone(DISPUTE),
    id: idIn(context, 'du'),
    amount: charge.amount,
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    evidence_details: {
      due_by: context.now + ANSWER_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    payment_intent: charge.payment_intent,
  } satisfies Stripe.Dispute
  addObject(context.file, 'disputes', disputed)
  emit(context, 'charge.dispute.created', disputed)
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

/** Those for which the bank has taken the money back, or may keep it. */
export function disputesAgainst({ disputes }: CustomerFile, { id }: Stripe.Charge): readonly Stripe.Dispute[] {
  return disputes.filter(({ charge, status }) => refId(charge) === id && status !== 'won')
}
