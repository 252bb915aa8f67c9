import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { deletePortion } from '@/lib/task/documents'

const ACCOUNT_TOKENS = 'accountTokens'

export type TokenPurpose = 'verify-email'

/** A document of `accountTokens`. Its id is the hash of the token: who reads the store cannot use it. */
const StoredToken = z.object({ purpose: z.string(), uid: z.string(), expiresAt: z.string() })

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface TokenRequest {
  readonly purpose: TokenPurpose
  readonly uid: string
  readonly lifetimeMs: number
}

/** Makes a single-use token of 256 random bits for a mail, and clears the account's old ones away. */
export async function issueToken({ store, clock }: Deps, { purpose, uid, lifetimeMs }: TokenRequest): Promise<string> {
  const now = clock.now()
  await discardExpiredTokens(store, uid, now)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
  await store.create(ACCOUNT_TOKENS, tokenId(token), { purpose, uid, expiresAt })
  return token
}

/**
 * Reads a token in a transaction, which has to `spendToken` it after its other reads.
 *
 * @returns the account that the token was made for.
 * @throws AppError `invalid-token` when it is unknown, used, expired or for something else.
 */
export async function requireToken(
  transaction: Transaction,
  token: string,
  { purpose, now }: { readonly purpose: TokenPurpose; readonly now: Date },
): Promise<string> {
  const document = await transaction.get(ACCOUNT_TOKENS, tokenId(token))
  const stored = document && StoredToken.parse(document.data)
  if (stored?.purpose !== purpose || new Date(stored.expiresAt) <= now) throw new AppError('invalid-token')
  return stored.uid
}

/** Uses a token up, with the commit of the transaction. */
export function spendToken(transaction: Transaction, token: string): void {
  transaction.delete(ACCOUNT_TOKENS, tokenId(token))
}

/** Deletes a portion of an account's tokens. @returns how many; 0 when there are none left */
export function eraseTokens(store: DocumentStore, uid: string): Promise<number> {
  return deletePortion(store, { collection: ACCOUNT_TOKENS, field: 'uid', value: uid })
}

async function discardExpiredTokens(store: DocumentStore, uid: string, now: Date): Promise<void> {
  const documents = await store.query(ACCOUNT_TOKENS, { where: [{ field: 'uid', operator: '==', value: uid }] })
  const expired = documents.filter(({ data }) => new Date(StoredToken.parse(data).expiresAt) <= now)
  await Promise.all(expired.map(({ id }) => store.delete(ACCOUNT_TOKENS, id)))
}

function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
