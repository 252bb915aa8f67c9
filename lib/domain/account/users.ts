import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore, Transaction } from '@/lib/ports/document-store'
import { AppError } from '@/lib/shared/errors/app-error'
import { accountKinds, ageBands, type SignedInUser } from './model'
import { ParentalConsent } from './parental-consent/consent'

export const USERS = 'users'
/** Which account an address belongs to. A document per address makes it unique, which a query could not. */
const EMAIL_CLAIMS = 'emailClaims'
/** Password hashes, apart from what is read for each request. */
const CREDENTIALS = 'credentials'

/** A document of `users`. Those that came from a social provider may lack fields. */
const StoredUserData = z.object({
  email: z.string(),
  name: z.string().nullable().default(null),
  /** When the address was confirmed, ISO time. */
  emailVerified: z.string().nullable().default(null),
  image: z.string().nullable().default(null),
  role: z.number().default(0),
  legalConsentDate: z.string().nullable().default(null),
  disabled: z.boolean().default(false),
  /** Sessions carry the version that they were begun with; raising it ends all of them. */
  sessionVersion: z.number().default(0),
  createdAt: z.string().nullable().default(null),
  /** What they said to be, when they were asked. */
  kind: z.enum(accountKinds).nullable().default(null),
  /** null until they are asked. */
  ageBand: z.enum(ageBands).nullable().default(null),
  /** The year in which who is under 16 reaches it; of others nothing is kept. */
  sixteenIn: z.number().nullable().default(null),
  /** Of who is under 16. */
  parentalConsent: ParentalConsent.nullable().default(null),
  /** When the newsletter was asked for on a form, which is not yet the consent to it; ISO time. */
  newsletterAskedAt: z.string().nullable().default(null),
  /** When it was asked for in the mail, which is the consent; ISO time. */
  newsletterConsentAt: z.string().nullable().default(null),
})
const EmailClaim = z.object({ uid: z.string() })
const Credentials = z.object({ passwordHash: z.string() })

export type StoredUser = z.output<typeof StoredUserData> & { readonly uid: string }

/** What an account begins with. `email` is in the spelling of the `Email` schema. */
export interface NewUser {
  readonly email: string
  readonly name: string | null
  readonly emailVerified?: string | null
  readonly image?: string | null
  readonly legalConsentDate?: string | null
  /** Absent when they are still to be asked. */
  readonly age?: Age
  readonly newsletterAskedAt?: string | null
  /** Absent for who signs in by a social provider only. */
  readonly passwordHash?: string
}

/** What is known of an account's age. */
export type Age = Pick<StoredUser, 'kind' | 'ageBand' | 'sixteenIn' | 'parentalConsent'>

export type UserChanges = Partial<
  Pick<StoredUser, 'email' | 'name' | 'emailVerified' | 'image' | 'disabled' | 'legalConsentDate'> & Age
>

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Creates an account with its claim of the address, all or nothing. @throws AppError `email-already-in-use`. */
export async function createUser(
  { store, clock }: Deps,
  user: NewUser,
  uid: string = randomUUID(),
): Promise<StoredUser> {
  const { passwordHash, age, ...profile } = user
  const data = StoredUserData.parse({ ...profile, ...age, createdAt: clock.now().toISOString() })
  await store.transaction(async (transaction) => {
    const claim = await transaction.get(EMAIL_CLAIMS, claimId(user.email))
    if (claim) throw new AppError('email-already-in-use')
    transaction.create(EMAIL_CLAIMS, claimId(user.email), { uid })
    transaction.create(USERS, uid, data)
    if (passwordHash !== undefined) transaction.create(CREDENTIALS, uid, { passwordHash })
  })
  return { uid, ...data }
}

/** The account with this id, disabled or not. */
export async function findUser(reader: Pick<DocumentStore, 'get'>, uid: string): Promise<StoredUser | undefined> {
  const document = await reader.get(USERS, uid)
  return document && { uid, ...StoredUserData.parse(document.data) }
}

/** The account that an address belongs to; letter case does not matter. */
export async function findUserByEmail(store: DocumentStore, email: string): Promise<StoredUser | undefined> {
  const uid = await findUidByEmail(store, email)
  return uid === undefined ? undefined : findUser(store, uid)
}

/** The id of the account that an address belongs to; letter case does not matter. */
export async function findUidByEmail(store: DocumentStore, email: string): Promise<string | undefined> {
  const claim = await store.get(EMAIL_CLAIMS, claimId(email))
  return claim && EmailClaim.parse(claim.data).uid
}

/** The hash of an account's password; `undefined` for who signs in by a social provider only. */
export async function findPasswordHash(reader: Pick<DocumentStore, 'get'>, uid: string): Promise<string | undefined> {
  const document = await reader.get(CREDENTIALS, uid)
  return document && Credentials.parse(document.data).passwordHash
}

/** Gives an account another password. Its sessions go on. */
export async function setPasswordHash(store: DocumentStore, uid: string, passwordHash: string): Promise<void> {
  await store.set(CREDENTIALS, uid, { passwordHash })
}

/** Gives an account another password and ends its sessions, in a transaction that has read it. @returns it as it is then */
export function replacePassword(transaction: Transaction, user: StoredUser, passwordHash: string): StoredUser {
  transaction.set(CREDENTIALS, user.uid, { passwordHash })
  return endAllSessions(transaction, user)
}

/** Ends an account's sessions, in a transaction that has read it. @returns it as it is then */
export function endAllSessions(transaction: Transaction, user: StoredUser): StoredUser {
  const sessionVersion = user.sessionVersion + 1
  transaction.update(USERS, user.uid, { sessionVersion })
  return { ...user, sessionVersion }
}

/** Ends an account's sessions and lets nobody sign in to it, in a transaction that has read it. */
export function disableUser(transaction: Transaction, user: StoredUser): void {
  transaction.update(USERS, user.uid, { disabled: true, sessionVersion: user.sessionVersion + 1 })
  transaction.delete(CREDENTIALS, user.uid)
}

/**
 * Changes an account; a new address takes its claim along, and disabling it ends its sessions.
 *
 * @throws AppError `not-found`, `email-already-in-use`.
 */
export async function updateUser(store: DocumentStore, uid: string, changes: UserChanges): Promise<StoredUser> {
  return store.transaction(async (transaction) => {
    const document = await transaction.get(USERS, uid)
    if (!document) throw new AppError('not-found')
    const before = StoredUserData.parse(document.data)
    const isLocked = changes.disabled === true && !before.disabled
    const all = isLocked ? { ...changes, sessionVersion: before.sessionVersion + 1 } : changes
    const after = { ...before, ...all }
    if (after.email !== before.email) {
      const claim = await transaction.get(EMAIL_CLAIMS, claimId(after.email))
      if (claim) throw new AppError('email-already-in-use')
      transaction.delete(EMAIL_CLAIMS, claimId(before.email))
      transaction.create(EMAIL_CLAIMS, claimId(after.email), { uid })
    }
    if (Object.keys(all).length > 0) transaction.update(USERS, uid, all)
    return { uid, ...after }
  })
}

/** Removes an account, its password and its claim of the address; does nothing when there is none. */
export async function removeUser(store: DocumentStore, uid: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const document = await transaction.get(USERS, uid)
    if (!document) return
    transaction.delete(EMAIL_CLAIMS, claimId(StoredUserData.parse(document.data).email))
    transaction.delete(CREDENTIALS, uid)
    transaction.delete(USERS, uid)
  })
}

/** What pages and routes may see of an account. */
export function toSignedInUser(user: StoredUser): SignedInUser {
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.name ?? '',
    role: user.role,
    emailVerified: user.emailVerified !== null,
    legalConsentDate: user.legalConsentDate,
    ageUnknown: user.ageBand === null,
    awaitsParent: user.ageBand === 'under-16' && user.parentalConsent?.status !== 'agreed',
  }
}

/** A document id cannot hold every address, and keys need not show them. */
export function claimId(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex')
}
