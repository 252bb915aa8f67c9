import type Stripe from 'stripe'
import type { SandboxPrice } from './customer-file'
import { PLAN, PRICE } from './fixtures'

export function toPrice({ id, unitAmount, currency }: SandboxPrice): Stripe.Price {
  return { ...structuredClone(PRICE), id, currency, unit_amount: unitAmount }
}

export function toPlan({ id, unitAmount, currency }: SandboxPrice): Stripe.Plan {
  return { ...structuredClone(PLAN), id, currency, amount: unitAmount }
}
