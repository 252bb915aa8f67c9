import { findUser, type StoredUser } from '@/lib/domain/account/users'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { SessionClaims } from './session-token'

/** The account of a token, unless it is gone or its sessions were ended. It may be disabled. */
export async function findSessionUser(store: DocumentStore, claims: SessionClaims): Promise<StoredUser | undefined> {
  const user = await findUser(store, claims.uid)
  return user?.sessionVersion === claims.sessionVersion ? user : undefined
}
