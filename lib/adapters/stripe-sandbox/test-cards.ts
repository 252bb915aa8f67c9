/** Stripe's public test cards: https://docs.stripe.com/testing */
import { createHash } from 'node:crypto'

export interface CardBehaviour {
  /** Whether the payer authenticates: when the card is saved, or each time that it is used. */
  readonly authentication?: 'when-saved' | 'always'
  /** Whether the owner of the card disputes what was charged, or has his bank ask about it. */
  readonly disputes?: 'chargeback' | 'inquiry'
  /** What becomes of money that is given back: it is long on its way, or seems to have arrived and has not. */
  readonly refunds?: 'pending' | 'fails'
  /** Why the bank declines the card: when it is saved already, or only when it is charged. */
  readonly declines?: { readonly when: 'saved' | 'charged'; readonly code: string; readonly declineCode?: string }
}

export interface TestCard extends CardBehaviour {
  /** By which Stripe knows a card again, whoever gives it. */
  readonly fingerprint: string
  readonly brand: string
  readonly last4: string
}

const declined = (declineCode: string, when: 'saved' | 'charged' = 'saved'): CardBehaviour => ({
  declines: { when, code: 'card_declined', declineCode },
})

const BEHAVIOURS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': {},
  '4000056655665556': {},
  '5555555555554444': {},
  '5200828282828210': {},
  '4000003480000005': {},
  // Asks for no authentication once it has been set up, which it is from the start.
  '4000003800000446': {},
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000000069': { declines: { when: 'saved', code: 'expired_card' } },
  '4000000000000127': { declines: { when: 'saved', code: 'incorrect_cvc' } },
  '4000000000000119': { declines: { when: 'saved', code: 'processing_error' } },
  '4000000000000259': { disputes: 'chargeback' },
  '4000000000001976': { disputes: 'inquiry' },
  '4000000000007726': { refunds: 'pending' },
  '4000000000005126': { refunds: 'fails' },
  '4000000000000341': declined('generic_decline', 'charged'),
  '4000002500003155': { authentication: 'when-saved' },
  '4000002760003184': { authentication: 'always' },
  '4000008260003178': { authentication: 'when-saved', ...declined('insufficient_funds', 'charged') },
}

/** A card by its digits; `undefined` for one that is not in the list, and may be somebody's own. */
export function findTestCard(digits: string): TestCard | undefined {
  const behaviour = Object.hasOwn(BEHAVIOURS, digits) ? BEHAVIOURS[digits] : undefined
  const fingerprint = createHash('sha256').update(digits).digest('hex').slice(0, 16)
  return (
    behaviour && {
      ...behaviour,
      fingerprint,
      brand: digits.startsWith('5') ? 'mastercard' : 'visa',
      last4: digits.slice(-4),
    }
  )
}

/** Whether the last digit agrees with the others, as on every card (Luhn's formula, ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
