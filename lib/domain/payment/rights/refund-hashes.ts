import { canonicalEmail } from '@/lib/domain/account/canonical-email'
import { discardExpired } from '@/lib/domain/privacy/discard-expired'
import { saltedHash } from '@/lib/domain/privacy/salted-hash'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import type { PaymentGateway } from '@/lib/ports/payment-gateway'

/** Who was given the money back after a withdrawal, by hashes of addresses and cards: that is done of itself once a person. */
const REFUND_HASHES = 'refundHashes'

const KEPT_YEARS = 3

/** By what a person is known again. */
export interface RefundTraces {
  /** In the spelling of the `Email` schema: the account's, and those of its purchases. */
  readonly emails: readonly string[]
  /** What the provider knows cards by, whoever gives them. */
  readonly cardFingerprints: readonly string[]
}

/** The hashes of a person, for what was given back of one purchase. */
export interface RefundClaim {
  readonly subscriptionId: string
  readonly hashes: readonly string[]
}

/** @param mode of the site: what was tried in the sandbox, or with test keys, gave nobody money. */
export function toRefundHashes(
  secret: string,
  mode: PaymentGateway['mode'],
  { emails, cardFingerprints }: RefundTraces,
): readonly string[] {
  const addresses = emails.map((email) => saltedHash(secret, `refund-address-${mode}`, canonicalEmail(email)))
  const cards = cardFingerprints.map((card) => saltedHash(secret, `refund-card-${mode}`, card))
  return [...new Set([...addresses, ...cards])]
}

/** Whether the money for another purchase was given back to the same person before, in a transaction. */
export async function hadRefundBefore(
  transaction: Transaction,
  { subscriptionId, hashes }: RefundClaim,
  now: Date,
): Promise<boolean> {
  const known = await Promise.all(hashes.map((hash) => transaction.get(REFUND_HASHES, hash)))
  return known.some(
    (document) =>
      document !== undefined &&
      document.data.subscriptionId !== subscriptionId &&
      String(document.data.expiresAt) > now.toISOString(),
  )
}

/** Notes that a person is given the money back, in a transaction that has read. */
export function rememberRefund(transaction: Transaction, { subscriptionId, hashes }: RefundClaim, now: Date): void {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + KEPT_YEARS)
  const data = { subscriptionId, expiresAt: end.toISOString() }
  for (const hash of hashes) transaction.set(REFUND_HASHES, hash, data)
}

/** Forgets those whose years are over. Never throws. */
export async function deleteExpiredRefundHashes({
  store,
  clock,
  errorReporter,
}: {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly errorReporter: ErrorReporter
}): Promise<void> {
  try {
    await discardExpired(store, REFUND_HASHES, clock.now())
  } catch (error) {
    errorReporter.report(error, { part: 'refund hashes' })
  }
}
