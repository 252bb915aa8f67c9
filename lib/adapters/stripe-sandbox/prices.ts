import type Stripe from 'stripe'
import type { SandboxPrice } from './customer-file'

const PRODUCT = 'prod_sandboxPremium'

export function toPrice({ id, unitAmount, currency }: SandboxPrice): Stripe.Price {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: PRODUCT,
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: null,
  }
}

/** The older name of a price, which items still carry. */
export function toPlan({ id, unitAmount, currency }: SandboxPrice): Stripe.Plan {
  return {
    id,
    object: 'plan',
    active: true,
    amount: unitAmount,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: 0,
    currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: PRODUCT,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
