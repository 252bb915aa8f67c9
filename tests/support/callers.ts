import type { StoredUser } from '@/lib/domain/account/users'
import { USAGE } from '@/lib/domain/freemium/access'
import { PAYMENTS } from '@/lib/domain/payment/entitlement/entitlement'
import type { TestSite } from './test-site'

/** Everybody who may knock at a route. `other` has a valid session, and names somebody else's ids. */
export const callers = ['visitor', 'unverified', 'free', 'premium', 'cancelled', 'disabled', 'admin', 'other'] as const
export type CallerKind = (typeof callers)[number]

/** The exercises that every account has started today: as many as the free tier allows. */
export const STARTED = ['elso', 'masodik', 'harmadik'] as const

export interface Caller {
  /** Absent for a visitor. */
  readonly account: StoredUser | undefined
  /** Whose ids the call names: the caller's own, or for `visitor` and `other` those of somebody else. */
  readonly named: StoredUser
}

/** Makes the accounts of a call: that of the caller, if any, and that of who is named. */
export async function createCaller(site: TestSite, kind: CallerKind): Promise<Caller> {
  if (kind === 'visitor') return { account: undefined, named: await createAccount(site, 'free') }
  const account = await createAccount(site, kind)
  return { account, named: kind === 'other' ? await createAccount(site, 'free') : account }
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
  const changes = { disabled: kind === 'disabled', role: kind === 'admin' ? 1000 : 0 }
  await store.update('users', user.uid, changes)
  return { ...user, ...changes }
}
