import type { Clock } from '@/lib/ports/clock'
import type { DocumentStore } from '@/lib/ports/document-store'
import { createUser, findUser, findUserByEmail, type NewUser, removeUser, type UserChanges, updateUser } from './users'

/** The accounts of one store, as the sign-in library asks for them. */
export function createAccountDirectory(deps: { readonly store: DocumentStore; readonly clock: Clock }) {
  const { store } = deps
  return {
    create: (user: NewUser) => createUser(deps, user),
    find: (uid: string) => findUser(store, uid),
    findByEmail: (email: string) => findUserByEmail(store, email),
    update: (uid: string, changes: UserChanges) => updateUser(store, uid, changes),
    remove: (uid: string) => removeUser(store, uid),
  }
}
