import { findSession, isSeenToday, noteSeen, type OpenSession } from '@/lib/domain/account/sessions'
import { services } from '@/lib/server/services'
import { SessionClaims } from './session-token'

/**
 * The session of a token's claims with its account, which may be disabled; `undefined` when it has ended or the account is
 * gone. That it is in use is noted once a day, after the answer.
 */
export async function findTokenSession(token: unknown): Promise<OpenSession | undefined> {
  const claims = SessionClaims.safeParse(token).data
  const found = claims && (await findSession(services(), { uid: claims.uid, secret: claims.sid }))
  if (found && !isSeenToday(found.session, services())) {
    services().afterResponse(() => noteSeen(services(), found.session))
  }
  return found
}
