import { requestAccountDeletion } from '@/lib/domain/account/request-account-deletion'
import { eraseSessions } from '@/lib/domain/account/session-data'
import type { StoredUser } from '@/lib/domain/account/users'
import { USAGE } from '@/lib/domain/freemium/access'
import { PAYMENTS } from '@/lib/domain/payment/entitlement/entitlement'
import { runTask } from '@/lib/domain/task/run-task'
import type { TestSite } from './test-site'

/**
 * Everybody who may knock at a route. Those who are `other` have a valid session, and name somebody else's ids. The last
 * three come with a token that was good until its account was to be deleted, was erased, or the session was signed out.
 */
export const callers = [
  'visitor',
  'unverified',
  'free',
  'premium',
  'cancelled',
  'disabled',
  'editor',
  'admin',
  'other',
  'editorOther',
  'adminOther',
  'deleting',
  'erased',
  'signedOut',
] as const
export type CallerKind = (typeof callers)[number]

/** Whom no session lets in: what they may, they may like a visitor. */
export const outsiders = ['visitor', 'disabled', 'deleting', 'erased', 'signedOut'] as const

const ROLES: Partial<Record<CallerKind, number>> = { editor: 500, editorOther: 500, admin: 1000, adminOther: 1000 }
const NAMING_OTHERS: ReadonlySet<CallerKind> = new Set(['other', 'editorOther', 'adminOther'])

/** The exercises that every account has started today: as many as the free tier allows. */
export const STARTED = ['elso', 'masodik', 'harmadik'] as const

export interface Caller {
  /** Absent for a visitor. */
  readonly account: StoredUser | undefined
  /** Whose ids the call names: the caller's own, or for `visitor` and `other` those of somebody else. */
  readonly named: StoredUser
  /** Happens to the account once its token was given. */
  readonly fate: () => Promise<void>
}

/** Makes the accounts of a call: that of the caller, if any, and that of who is named. */
export async function createCaller(site: TestSite, kind: CallerKind): Promise<Caller> {
  if (kind === 'visitor') {
    return { account: undefined, named: await createAccount(site, 'free'), fate: async () => undefined }
  }
  const account = await createAccount(site, kind)
  const named = NAMING_OTHERS.has(kind) ? await createAccount(site, 'free') : account
  return { account, named, fate: () => meetFate(site, kind, account) }
}

async function meetFate(site: TestSite, kind: CallerKind, { uid }: StoredUser): Promise<void> {
  if (kind === 'signedOut') await eraseSessions(site.store, uid)
  if (kind !== 'deleting' && kind !== 'erased') return
  const { taskId } = await requestAccountDeletion(site, uid)
  if (kind === 'erased') await runTask(site, taskId)
}

async function createAccount(site: TestSite, kind: CallerKind): Promise<StoredUser> {
  const { store, clock } = site
  const now = clock.now().toISOString()
  const user = await site.addUser({ emailVerified: kind === 'unverified' ? null : now, legalConsentDate: now })
  await store.set(USAGE, user.uid, { starts: Object.fromEntries(STARTED.map((id) => [id, now])) })
  if (kind === 'premium' || kind === 'cancelled') {
    const expiresAt = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000).toISOString()
    await store.set(PAYMENTS, user.uid, { status: 'active', isCancelled: kind === 'cancelled', expiresAt })
  }
  const changes = { disabled: kind === 'disabled', role: ROLES[kind] ?? 0 }
  await store.update('users', user.uid, changes)
  return { ...user, ...changes }
}
