/**
 * The sessions of accounts: a document each, without which a session's token is worth nothing. A session also carries the
 * version of its account's sessions (`sessionVersion`). Raising that ends all of them within the transaction that locks
 * the account or replaces its password, which could not find their documents.
 */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentData, DocumentStore, StoredDocument } from '@/lib/ports/document-store'
import type { ErrorReporter } from '@/lib/ports/error-reporter'
import { AppError, hasCode } from '@/lib/shared/errors/app-error'
import { homeDay } from '@/lib/shared/format/date-time'
import type { Device, ListedSession, SignedInUser } from './model'
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS } from './session-lifetime'
import { endAllSessions, findUser, type StoredUser } from './users'

export const SESSIONS = 'sessions'

const DAY_MS = 24 * 60 * 60 * 1000

/** More than anybody looks through; an account that a class shares may have as many. */
const LONGEST_LIST = 100

/** A document of `sessions`. Its id is the hash of what the token holds: who reads the store cannot sign in with it. */
const StoredSession = z.object({
  uid: z.string(),
  sessionVersion: z.number(),
  signedInAt: z.string(),
  /** The last day on which it was used, `2026-01-31`. */
  lastSeenDay: z.string(),
  /** When it ends unless it is used before, ISO time. */
  expiresAt: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})

type StoredSession = z.output<typeof StoredSession>

/** A session that goes on. */
export interface Session extends StoredSession {
  /** That of its document, which opens nothing. */
  readonly id: string
  /** Of its document. */
  readonly version: string
}

/** What a token opens. The account may be disabled. */
export interface OpenSession {
  readonly user: StoredUser
  readonly session: Session
}

/** Who asks for something, and by which session. */
export interface Caller {
  readonly user: SignedInUser
  readonly session: Session
}

/** A session that begins: what is written, and the 256 random bits for its token, which are kept nowhere else. */
export interface NewSession {
  readonly secret: string
  readonly id: string
  readonly data: DocumentData
}

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
}

/** Makes a session of an account as it is from then on, to be written to `SESSIONS`. */
export function newSession(user: Pick<StoredUser, 'uid' | 'sessionVersion'>, device: Device, now: Date): NewSession {
  const secret = randomBytes(32).toString('base64url')
  const { uid, sessionVersion } = user
  const { browser, system } = device
  const signedInAt = now.toISOString()
  const data: StoredSession = { uid, sessionVersion, signedInAt, ...seenAt(now, signedInAt), browser, system }
  return { secret, id: sessionId(secret), data }
}

interface SignIn {
  readonly uid: string
  readonly device: Device
  /** That of the account when its password was found right; absent where no password was asked for. */
  readonly sessionVersion: number | undefined
}

/** Begins a session. @returns `undefined` when the account is gone, locked, or has got another password meanwhile. */
export async function beginSession(
  { store, clock }: Deps,
  { uid, device, sessionVersion }: SignIn,
): Promise<{ readonly user: StoredUser; readonly secret: string } | undefined> {
  return store.transaction(async (transaction) => {
    const user = await findUser(transaction, uid)
    const isOvertaken = sessionVersion !== undefined && sessionVersion !== user?.sessionVersion
    if (!user || user.disabled || isOvertaken) return undefined
    const { secret, id, data } = newSession(user, device, clock.now())
    transaction.create(SESSIONS, id, data)
    return { user, secret }
  })
}

/** The session of a token and its account, unless it has ended. */
export async function findSession(
  { store, clock }: Deps,
  { uid, secret }: { readonly uid: string; readonly secret: string },
): Promise<OpenSession | undefined> {
  const [document, user] = await Promise.all([store.get(SESSIONS, sessionId(secret)), findUser(store, uid)])
  const session = document && toSession(document)
  return user && session && isLive(session, user, clock.now()) ? { user, session } : undefined
}

/** Whether it stands already that the session is used today. */
export function isSeenToday({ lastSeenDay }: Session, { clock }: Pick<Deps, 'clock'>): boolean {
  return lastSeenDay === homeDay(clock.now())
}

/** Notes that a session is used today, which also lets it go on for longer. Never throws. */
export async function noteSeen(
  { store, clock, errorReporter }: Deps & { readonly errorReporter: ErrorReporter },
  { id, version, signedInAt }: Session,
): Promise<void> {
  try {
    await store.update(SESSIONS, id, seenAt(clock.now(), signedInAt), { version })
  } catch (error) {
    // Another request has noted it, or it was ended.
    if (!hasCode(error, 'conflict') && !hasCode(error, 'not-found')) errorReporter.report(error)
  }
}

/** Ends the session of a token. */
export async function endSession(store: DocumentStore, secret: string): Promise<void> {
  await store.delete(SESSIONS, sessionId(secret))
}

/** Ends one of an account's sessions. @throws AppError `not-found` when it is not one of them. */
export async function endSessionOf(
  store: DocumentStore,
  { uid, id }: { readonly uid: string; readonly id: string },
): Promise<void> {
  const document = await store.get(SESSIONS, id)
  if (!document || toSession(document).uid !== uid) throw new AppError('not-found')
  await store.delete(SESSIONS, id)
}

/** Ends all sessions of an account but this one, at once. @throws AppError `unauthenticated` when it has ended itself. */
export async function endOtherSessions({ store, clock }: Deps, { id, uid }: Session): Promise<void> {
  await store.transaction(async (transaction) => {
    const document = await transaction.get(SESSIONS, id)
    const user = await findUser(transaction, uid)
    if (!document || !user || !isLive(toSession(document), user, clock.now())) throw new AppError('unauthenticated')
    const { sessionVersion } = endAllSessions(transaction, user)
    transaction.update(SESSIONS, id, { sessionVersion })
  })
}

/** Deletes what is left of the sessions that an account's version has ended. Never throws. */
export async function forgetEndedSessions(
  { store, errorReporter }: Pick<Deps, 'store'> & { readonly errorReporter: ErrorReporter },
  uid: string,
): Promise<void> {
  try {
    const documents = await store.query(SESSIONS, { where: [{ field: 'uid', operator: '==', value: uid }] })
    const user = await findUser(store, uid)
    const ended = documents.map(toSession).filter(({ sessionVersion }) => sessionVersion !== user?.sessionVersion)
    await Promise.all(ended.map((session) => forgetUnlessKept(store, session)))
  } catch (error) {
    errorReporter.report(error, { uid })
  }
}

/** One that has been written since it was read goes on: it is the one that ended the others. */
async function forgetUnlessKept(store: DocumentStore, { id, version }: Session): Promise<void> {
  try {
    await store.delete(SESSIONS, id, { version })
  } catch (error) {
    if (!hasCode(error, 'conflict')) throw error
  }
}

/** An account's sessions, for its owner: this one first, then as they were used last. Of very many the newest. */
export async function listSessions({ store, clock }: Deps, session: Session): Promise<ListedSession[]> {
  const newest = await store.query(SESSIONS, {
    where: [{ field: 'uid', operator: '==', value: session.uid }],
    orderBy: [{ field: 'signedInAt', direction: 'descending' }],
    limit: LONGEST_LIST,
  })
  const others = newest
    .map(toSession)
    .filter((each) => each.id !== session.id && isLive(each, session, clock.now()))
    .toSorted((left, right) => right.lastSeenDay.localeCompare(left.lastSeenDay))
  return [session, ...others].map(({ id, browser, system, signedInAt, lastSeenDay }) => ({
    id,
    device: { browser, system },
    signedInAt,
    lastSeenDay,
    current: id === session.id,
  }))
}

/** Deletes the documents of sessions that have run out. */
export async function deleteExpiredSessions({ store, clock }: Deps): Promise<void> {
  const portion = { orderBy: [{ field: 'expiresAt', direction: 'ascending' }], limit: 200 } as const
  const now = clock.now()
  let expired: readonly Session[]
  do {
    const next = await store.query(SESSIONS, portion)
    expired = next.map(toSession).filter(({ expiresAt }) => new Date(expiresAt) <= now)
    await store.transaction(async (transaction) => {
      for (const { id } of expired) transaction.delete(SESSIONS, id)
    })
  } while (expired.length === portion.limit)
}

function isLive(session: Session, account: Pick<StoredUser, 'uid' | 'sessionVersion'>, now: Date): boolean {
  const isOfAccount = session.uid === account.uid && session.sessionVersion === account.sessionVersion
  return isOfAccount && new Date(session.expiresAt) > now
}

/** What a session's document says when it is used now. A token that is made later on the same day lives a day longer. */
function seenAt(now: Date, signedInAt: string): Pick<StoredSession, 'lastSeenDay' | 'expiresAt'> {
  const idleEnd = now.getTime() + (SESSION_IDLE_DAYS + 1) * DAY_MS
  const end = new Date(signedInAt).getTime() + SESSION_MAX_DAYS * DAY_MS
  return { lastSeenDay: homeDay(now), expiresAt: new Date(Math.min(idleEnd, end)).toISOString() }
}

function toSession({ id, data, version }: StoredDocument): Session {
  return { id, version, ...StoredSession.parse(data) }
}

function sessionId(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
