/** What people, the provider and time can do about money, as plain values that shrink and print well. */
import fc from 'fast-check'
import {
  ALWAYS_AUTHENTICATE_CARD,
  DECLINE_AFTER_ATTACHING_CARD,
  DECLINED_CARD,
  DISPUTED_CARD,
  FAILING_REFUND_CARD,
  GOOD_CARD,
  MASTERCARD,
  PENDING_REFUND_CARD,
} from '../sandbox-payments'
import type { Trouble } from './process'

export const CARDS = {
  good: GOOD_CARD,
  mastercard: MASTERCARD,
  declined: DECLINED_CARD,
  'declined later': DECLINE_AFTER_ATTACHING_CARD,
  '3-D Secure': ALWAYS_AUTHENTICATE_CARD,
  disputed: DISPUTED_CARD,
  'refund pending': PENDING_REFUND_CARD,
  'refund fails': FAILING_REFUND_CARD,
} as const
export type CardName = keyof typeof CARDS

const HOUR = 1
const DAY = 24

/** What somebody does at the site, in one process. */
export type Deed =
  | { readonly do: 'buy' | 'give card' | 'change card'; readonly card: CardName }
  | { readonly do: 'order'; readonly cardNumber: number }
  | {
      readonly do:
        | 'order again'
        | 'cancel'
        | 'reactivate'
        | 'withdraw'
        | 'ask for refund'
        | 'delete'
        | 'register'
        | 'upkeep'
    }

/** What happens otherwise, between two commands. */
export type Happening =
  | { readonly do: 'authenticate'; readonly approved: boolean }
  | { readonly do: 'webhooks'; readonly how: 'first' | 'last' | 'all' | 'reversed' | 'again' | 'dropped' }
  | { readonly do: 'pass'; readonly hours: number }
  | { readonly do: 'dispute' | 'refund in dashboard' }
  | { readonly do: 'decide dispute'; readonly outcome: 'won' | 'lost' }
  /** Everything is delivered, done and reconciled; then the books have to be right. */
  | { readonly do: 'settle' }

export type Command =
  | (Happening & { readonly who: number })
  | (Deed & { readonly who: number; readonly trouble: Trouble })
  /** The first stands still before its n-th call until the second is done, or waits for the first. */
  | {
      readonly do: 'both'
      readonly who: number
      readonly at: number
      readonly first: Deed
      readonly second: Deed
      readonly trouble: Trouble
    }

const card = fc.oneof(
  { weight: 5, arbitrary: fc.constant<CardName>('good') },
  { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(CARDS) as CardName[])) },
)

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('buy' as const), card }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('give card' as const, 'change card' as const), card }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('order' as const), cardNumber: fc.nat(3) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'order again' as const,
        'cancel' as const,
        'reactivate' as const,
        'withdraw' as const,
        'ask for refund' as const,
        'delete' as const,
        'register' as const,
        'upkeep' as const,
      ),
    }),
  },
)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('authenticate' as const), approved: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('webhooks' as const),
      how: fc.constantFrom(
        'all' as const,
        'first' as const,
        'last' as const,
        'reversed' as const,
        'again' as const,
        'dropped' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      hours: fc.constantFrom(HOUR / 2, HOUR, 2 * HOUR, DAY, 7 * DAY, 13 * DAY, 31 * DAY, 33 * DAY, 70 * DAY),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('dispute' as const, 'refund in dashboard' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('decide dispute' as const), outcome: fc.constantFrom('won', 'lost') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle' as const) }) },
)

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'none' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('kill' as const),
      at: fc.integer({ min: 1, max: 60 }),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('provider' as const),
      at: fc.integer({ min: 1, max: 14 }),
      fault: fc.constantFrom(
        '409' as const,
        '429' as const,
        '500 before' as const,
        '500 after' as const,
        'lost' as const,
        'not arriving' as const,
      ),
    }),
  },
)

/** Two people: most of it happens to the first. */
const who = fc.constantFrom(0, 0, 0, 1)

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(deed, who, trouble).map(([what, by, wrong]) => ({ ...what, who: by, trouble: wrong })),
  },
  { weight: 4, arbitrary: fc.tuple(happening, who).map(([what, by]) => ({ ...what, who: by })) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('both' as const),
      who,
      at: fc.integer({ min: 1, max: 40 }),
      first: deed,
      second: deed,
      trouble,
    }),
  },
)

/** A story: what happens, one thing after the other. */
export function stories(longest: number): fc.Arbitrary<readonly Command[]> {
  return fc.array(command, { minLength: 3, maxLength: longest, size: 'max' })
}
