import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deleteBatch } from '@/lib/domain/task/document-batches'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'

const ACCOUNT_TOKENS = 'accountTokens'

export type TokenPurpose = 'verify-email' | 'reset-password' | 'confirm-newsletter' | 'parent-agrees' | 'parent-refuses'

/** A document of `accountTokens`. Its id is the hash of the token: who reads the store cannot use it. */
const StoredToken = z.object({
  purpose: z.string(),
  uid: z.string(),
  expiresAt: z.string(),
  sessionVersion: z.number().optional(),
})

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

interface TokenRequest {
  readonly purpose: TokenPurpose
  readonly uid: string
  readonly lifetimeMs: number
  /** The version of the account's sessions; who redeems the token can see whether they have been ended since. */
  readonly sessionVersion?: number
}

/** Whom a token was made for, and what was noted with it. */
interface TokenOwner {
  readonly uid: string
  readonly sessionVersion: number | undefined
}

/** Makes a single-use token of 256 random bits for a mail, and clears the account's old ones away. */
export async function issueToken({ store, clock }: Deps, request: TokenRequest): Promise<string> {
  const { lifetimeMs, ...owner } = request
  const now = clock.now()
  await discardExpiredTokens(store, owner.uid, now)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
  await store.create(ACCOUNT_TOKENS, tokenId(token), { ...owner, expiresAt })
  return token
}

/**
 * Reads a token in a transaction, which has to `consumeToken` it after its other reads.
 *
 * @throws AppError `invalid-token` when it is unknown, used, expired or for something else.
 */
export async function requireToken(
  transaction: Transaction,
  token: string,
  { purpose, now }: { readonly purpose: TokenPurpose; readonly now: Date },
): Promise<TokenOwner> {
  const document = await transaction.get(ACCOUNT_TOKENS, tokenId(token))
  const stored = document && StoredToken.parse(document.data)
  if (stored?.purpose !== purpose || new Date(stored.expiresAt) <= now) throw new AppError('invalid-token')
  return { uid: stored.uid, sessionVersion: stored.sessionVersion }
}

/**
 * Whom a token was made for, and for what, as long as it can be used: for a page that says what it would do.
 *
 * @returns `undefined` when it is unknown, used or expired.
 */
export async function findToken(
  { store, clock }: Deps,
  token: string,
): Promise<{ readonly uid: string; readonly purpose: string } | undefined> {
  const document = await store.get(ACCOUNT_TOKENS, tokenId(token))
  const stored = document && StoredToken.parse(document.data)
  return stored && new Date(stored.expiresAt) > clock.now() ? { uid: stored.uid, purpose: stored.purpose } : undefined
}

/** Uses a token up, with the commit of the transaction. */
export function consumeToken(transaction: Transaction, token: string): void {
  transaction.delete(ACCOUNT_TOKENS, tokenId(token))
}

/** Deletes a portion of an account's tokens. @returns how many; 0 when there are none left */
export function eraseTokens(store: DocumentStore, uid: string): Promise<number> {
  return deleteBatch(store, { collection: ACCOUNT_TOKENS, field: 'uid', value: uid })
}

/** Makes an account's tokens for these purposes void. */
export function revokeTokens(store: DocumentStore, uid: string, purposes: readonly TokenPurpose[]): Promise<void> {
  return discardTokens(store, uid, ({ purpose }) => purposes.some((each) => each === purpose))
}

function discardExpiredTokens(store: DocumentStore, uid: string, now: Date): Promise<void> {
  return discardTokens(store, uid, ({ expiresAt }) => new Date(expiresAt) <= now)
}

async function discardTokens(
  store: DocumentStore,
  uid: string,
  isDiscarded: (token: z.output<typeof StoredToken>) => boolean,
): Promise<void> {
  const documents = await store.query(ACCOUNT_TOKENS, { where: [{ field: 'uid', operator: '==', value: uid }] })
  const discarded = documents.filter(({ data }) => isDiscarded(StoredToken.parse(data)))
  await Promise.all(discarded.map(({ id }) => store.delete(ACCOUNT_TOKENS, id)))
}

function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
