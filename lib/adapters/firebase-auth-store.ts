import type { Adapter } from '@auth/core/adapters'
import { FirestoreAdapter } from '@auth/firebase-adapter'
import type { Firestore } from 'firebase-admin/firestore'
import { type AccountDirectory, createUserMethods } from './shared/auth-users'

interface Settings {
  readonly firestore: Firestore
  readonly accounts: AccountDirectory
}

/**
 * What next-auth keeps, in Firestore by its own adapter; only users go through the accounts of the site, whose
 * documents hold more than next-auth knows.
 */
export function createFirebaseAuthStore({ firestore, accounts }: Settings): Adapter {
  const vendor = FirestoreAdapter(firestore)
  const users = createUserMethods(accounts)
  return {
    ...vendor,
    ...users,
    async getUserByAccount(key) {
      const user = await vendor.getUserByAccount?.(key)
      return user ? users.getUser(user.id) : null
    },
    async deleteUser(uid) {
      // First, because it needs the document that the vendor's own removal takes away.
      await accounts.remove(uid)
      await vendor.deleteUser?.(uid)
    },
  }
}
