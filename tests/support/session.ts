import { newSession, SESSIONS } from '@/lib/domain/account/sessions'
import type { StoredUser } from '@/lib/domain/account/users'
import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { issueSessionToken, type TokenSettings } from '@/lib/server/auth/session-token'

interface Deps {
  readonly store: DocumentStore
  readonly clock: Clock
  readonly auth: TokenSettings
}

/** Begins a session of an account, whatever state it is in. @returns its token, as a sign-in would give it */
export async function beginTestSession({ store, clock, auth }: Deps, user: StoredUser): Promise<string> {
  const { secret, id, data } = newSession(user, { browser: 'Firefox', system: 'Linux' }, clock.now())
  await store.set(SESSIONS, id, data)
  return issueSessionToken(auth, { user, secret })
}
