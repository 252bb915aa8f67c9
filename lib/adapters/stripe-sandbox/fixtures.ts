/**
 * What is the same in all objects of a kind, most of it `null`: the sandbox has none of what it is for. Each object is
 * built from a copy, by the module of its kind, which adds the rest.
 */
import type Stripe from 'stripe'

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Fields of one value, by their names with spaces between. */
function all<Value, Names extends string>(value: Value, names: Names): Record<Words<Names>, Value> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value])) as Record<Words<Names>, Value>
}

const nulls = <Names extends string>(names: Names) => all(null, names)

const ADDRESS = nulls('city country line1 line2 postal_code state')
/** What no object of the sandbox has. */
const NOTHING = { livemode: false, metadata: {} }
const CHECKS = { ...nulls('address_line1_check address_postal_code_check'), cvc_check: 'pass' } as const

export const CUSTOMER = {
  object: 'customer',
  ...nulls('address currency default_source description discount phone shipping test_clock'),
  balance: 0,
  delinquent: false,
  invoice_settings: nulls('custom_fields default_payment_method footer rendering_options'),
  livemode: false,
  next_invoice_sequence: 1,
  tax_exempt: 'none',
} satisfies Partial<Stripe.Customer>

export const PAYMENT_METHOD = {
  object: 'payment_method',
  ...nulls('customer customer_account'),
  ...NOTHING,
  allow_redisplay: 'limited',
  billing_details: { address: ADDRESS, ...nulls('email name phone tax_id') },
  type: 'card',
} satisfies Partial<Stripe.PaymentMethod>

export const CARD = {
  ...nulls('generated_from wallet'),
  checks: CHECKS,
  country: 'HU',
  funding: 'credit',
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
} satisfies Partial<Stripe.PaymentMethod.Card>

export const SETUP_INTENT = {
  object: 'setup_intent',
  ...nulls('application automatic_payment_methods cancellation_reason description excluded_payment_method_types'),
  ...nulls('last_setup_error latest_attempt mandate next_action on_behalf_of payment_method'),
  ...nulls('payment_method_configuration_details single_use_mandate'),
  livemode: false,
  payment_method_options: { card: { ...nulls('mandate_options network'), request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  status: 'requires_payment_method',
} satisfies Partial<Stripe.SetupIntent>

/** Incomplete, until its first invoice is paid. */
export const SUBSCRIPTION = {
  object: 'subscription',
  ...nulls('application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at canceled_at'),
  ...nulls('customer_account days_until_due default_source description ended_at latest_invoice managed_payments'),
  ...nulls('next_pending_invoice_item_invoice on_behalf_of pause_collection pending_invoice_item_interval'),
  ...nulls('pending_setup_intent pending_update schedule test_clock transfer_data trial_end trial_start'),
  ...all([], 'billing_schedules default_tax_rates discounts'),
  automatic_tax: { ...nulls('disabled_reason liability'), enabled: false },
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  cancel_at_period_end: false,
  cancellation_details: nulls('comment feedback feedback_option reason'),
  collection_method: 'charge_automatically',
  invoice_settings: { ...nulls('account_tax_ids custom_fields description footer'), issuer: { type: 'self' } },
  livemode: false,
  payment_settings: {
    ...nulls('payment_method_options payment_method_types'),
    save_default_payment_method: 'off',
  },
  status: 'incomplete',
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
} satisfies Partial<Stripe.Subscription>

export const SUBSCRIPTION_ITEM = {
  object: 'subscription_item',
  ...nulls('billing_thresholds current_trial'),
  ...all([], 'discounts tax_rates'),
  metadata: {},
  quantity: 1,
} satisfies Partial<Stripe.SubscriptionItem>

const PRODUCT = {
  active: true,
  billing_scheme: 'per_unit',
  created: 0,
  livemode: false,
  metadata: {},
  nickname: null,
  product: 'prod_sandboxPremium',
  tiers_mode: null,
} as const

export const PRICE = {
  object: 'price',
  ...PRODUCT,
  ...nulls('custom_unit_amount lookup_key transform_quantity unit_amount_decimal'),
  recurring: { interval: 'month', interval_count: 1, ...nulls('meter trial_period_days'), usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  type: 'recurring',
} satisfies Partial<Stripe.Price>

/** The older name of a price, which items still carry. */
export const PLAN = {
  object: 'plan',
  ...PRODUCT,
  ...nulls('amount_decimal meter transform_usage trial_period_days'),
  interval: 'month',
  interval_count: 1,
  usage_type: 'licensed',
} satisfies Partial<Stripe.Plan>

export const INVOICE = {
  object: 'invoice',
  ...nulls('account_name account_tax_ids application automatically_finalizes_at custom_fields customer_account'),
  ...nulls('customer_address customer_phone customer_shipping default_payment_method default_source description'),
  ...nulls('due_date effective_at ending_balance footer from_invoice hosted_invoice_url invoice_pdf'),
  ...nulls('last_finalization_error latest_revision'),
  ...nulls('next_payment_attempt number on_behalf_of receipt_number rendering shipping_cost shipping_details'),
  ...nulls('statement_descriptor test_clock webhooks_delivered_at'),
  ...NOTHING,
  ...all(0, 'amount_overpaid amount_paid amount_shipping'),
  ...all(0, 'attempt_count post_payment_credit_notes_amount pre_payment_credit_notes_amount starting_balance'),
  ...all([], 'customer_tax_ids default_tax_rates discounts'),
  ...all([], 'total_discount_amounts total_pretax_credit_amounts total_taxes'),
  account_country: 'HU',
  attempted: false,
  auto_advance: true,
  automatic_tax: { ...nulls('disabled_reason liability provider status'), enabled: false },
  collection_method: 'charge_automatically',
  customer_tax_exempt: 'none',
  issuer: { type: 'self' },
  payment_settings: nulls('default_mandate payment_method_options payment_method_types'),
  status: 'draft',
  status_transitions: nulls('finalized_at marked_uncollectible_at paid_at voided_at'),
} satisfies Partial<Stripe.Invoice>

export const INVOICE_LINE = {
  object: 'line_item',
  ...NOTHING,
  ...all([], 'discount_amounts discounts pretax_credit_amounts taxes'),
  description: '1 × Premium',
  discountable: true,
  quantity: 1,
  quantity_decimal: null,
} satisfies Partial<Stripe.InvoiceLineItem>

export const INVOICE_PAYMENT = {
  object: 'invoice_payment',
  amount_paid: null,
  is_default: true,
  livemode: false,
  status: 'open',
  status_transitions: nulls('canceled_at paid_at'),
} satisfies Partial<Stripe.InvoicePayment>

export const PAYMENT_INTENT = {
  object: 'payment_intent',
  ...nulls('allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at'),
  ...nulls('cancellation_reason customer_account excluded_payment_method_types last_payment_error latest_charge'),
  ...nulls('managed_payments next_action on_behalf_of payment_method payment_method_configuration_details'),
  ...nulls('payment_method_options payment_record processing receipt_email review setup_future_usage shipping source'),
  ...nulls('statement_descriptor statement_descriptor_suffix transfer_data transfer_group'),
  ...NOTHING,
  ...all(0, 'amount_capturable amount_received'),
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  payment_method_types: ['card'],
  status: 'requires_payment_method',
} satisfies Partial<Stripe.PaymentIntent>

export const CHARGE = {
  object: 'charge',
  ...nulls('application application_fee application_fee_amount failure_balance_transaction on_behalf_of receipt_email'),
  ...nulls('receipt_number receipt_url review shipping source source_transfer statement_descriptor'),
  ...nulls('statement_descriptor_suffix transfer_data transfer_group'),
  ...NOTHING,
  amount_refunded: 0,
  calculated_statement_descriptor: 'MATEKLIGET',
  disputed: false,
  fraud_details: {},
  refunded: false,
} satisfies Partial<Stripe.Charge>

export const CHARGED_CARD = {
  ...nulls('amount_authorized authorization_code electronic_commerce_indicator installments mandate'),
  ...nulls('network_transaction_id three_d_secure transaction_link_id wallet'),
  checks: CHECKS,
  regulated_status: 'unregulated',
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>

export const OUTCOME = {
  ...nulls('advice_code network_advice_code network_decline_code'),
  risk_level: 'normal',
} satisfies Partial<Stripe.Charge.Outcome>

export const REFUND = {
  object: 'refund',
  ...nulls('customer_account receipt_number source_transfer_reversal transfer_reversal'),
  metadata: {},
} satisfies Partial<Stripe.Refund>

export const DISPUTE = {
  object: 'dispute',
  ...NOTHING,
  enhanced_eligibility_types: [],
  evidence: {
    ...nulls('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure'),
    ...nulls('cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip'),
    ...nulls('customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id'),
    ...nulls('product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation'),
    ...nulls('service_date service_documentation shipping_address shipping_carrier shipping_date'),
    ...nulls('shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text'),
    enhanced_evidence: {},
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  reason: 'fraudulent',
} satisfies Partial<Stripe.Dispute>

/** Money that a bank took back, or gave again. */
export const BALANCE_TRANSACTION = {
  object: 'balance_transaction',
  ...nulls('description exchange_rate'),
  fee: 0,
  balance_type: 'payments',
  fee_details: [],
  reporting_category: 'dispute',
  status: 'available',
  type: 'adjustment',
} satisfies Partial<Stripe.BalanceTransaction>

/** In the version of the API whose shapes the sandbox speaks: that of the SDK. */
export const EVENT = {
  object: 'event',
  api_version: '2026-10-28.endive',
  livemode: false,
  pending_webhooks: 1,
  request: null,
} satisfies Partial<Stripe.EventBase>
