import type { SetupForm } from '@/lib/ports/payment-sandbox'
import { findTestCard, isCardNumber, type TestCard } from './test-cards'

/** Stripe's codes for what can be wrong with a card before any bank is asked. */
export type CardFault =
  | 'invalid_number'
  | 'invalid_expiry_month'
  | 'invalid_expiry_year'
  | 'invalid_cvc'
  | 'live_mode_test_card'

/** The test card that was typed in, or what is wrong with it. A number that is no test card's is kept nowhere. */
export function readCard(form: SetupForm['card'], nowSeconds: number): TestCard | CardFault {
  const digits = form.number.replace(/[\s-]/g, '')
  const now = new Date(nowSeconds * 1000)
  if (!isCardNumber(digits)) return 'invalid_number'
  if (form.expMonth < 1 || form.expMonth > 12) return 'invalid_expiry_month'
  // Date.UTC counts months from 0, so that this is the start of the month after the card's last.
  const validUntil = Date.UTC(form.expYear, form.expMonth)
  if (validUntil <= now.getTime() || form.expYear > now.getUTCFullYear() + 50) return 'invalid_expiry_year'
  if (!/^\d{3,4}$/.test(form.cvc)) return 'invalid_cvc'
  return findTestCard(digits) ?? 'live_mode_test_card'
}
