import { findUser, type StoredUser } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'
import { SessionClaims } from './session-token'

/** The account of a session's token, unless it is gone or its sessions were ended. It may be disabled. */
export async function findSessionUser(store: DocumentStore, token: unknown): Promise<StoredUser | undefined> {
  const claims = SessionClaims.safeParse(token).data
  const user = claims && (await findUser(store, claims.uid))
  return user?.sessionVersion === claims?.sessionVersion ? user : undefined
}
