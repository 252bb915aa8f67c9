import type Stripe from 'stripe'
import { DAY_SECONDS } from './calendar'
import { add, type CustomerFile, emit, idIn, refId, type Visit } from './customer-file'
import { DISPUTE } from './fixtures'

const ANSWER_DAYS = 7

/** Those that wait for an answer. */
export function openDisputes({ disputes }: CustomerFile): readonly Stripe.Dispute[] {
  return disputes.filter(({ status }) => status === 'needs_response')
}

/** Who does not answer in time has lost: the bank keeps what it took back. */
export function settleDisputes(visit: Visit): void {
  for (const disputed of openDisputes(visit.file)) {
    if ((disputed.evidence_details.due_by ?? 0) > visit.now) continue
    disputed.status = 'lost'
    emit(visit, 'charge.dispute.closed', disputed)
  }
}

/** The owner of the card tells his bank that he has not paid. */
export function dispute(visit: Visit, charge: Stripe.Charge): void {
  charge.disputed = true
  const disputed = {
    ...structuredClone(DISPUTE),
    id: idIn(visit, 'du'),
    amount: charge.amount,
    charge: charge.id,
    created: visit.now,
    currency: charge.currency,
    evidence_details: {
      due_by: visit.now + ANSWER_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    payment_intent: charge.payment_intent,
  } satisfies Stripe.Dispute
  add(visit.file, 'disputes', disputed)
  emit(visit, 'charge.dispute.created', disputed)
}

export function disputesOf({ file }: Visit, paymentIntent: string): readonly Stripe.Dispute[] {
  return file.disputes.filter(({ payment_intent }) => refId(payment_intent) === paymentIntent)
}
