import type Stripe from 'stripe'
import { DAY_SECONDS } from './calendar'
import { add, type CustomerFile, emit, idIn, refId, type Visit } from './customer-file'

const ANSWER_DAYS = 7

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

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
    id: idIn(visit, 'du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: visit.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: visit.now + ANSWER_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute
  add(visit.file, 'disputes', disputed)
  emit(visit, 'charge.dispute.created', disputed)
}

export function disputesOf({ file }: Visit, paymentIntent: string): readonly Stripe.Dispute[] {
  return file.disputes.filter(({ payment_intent }) => refId(payment_intent) === paymentIntent)
}
