import type { Adapter } from 'next-auth/adapters'
import { createSocialUser } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import type { AuthRequestContext } from './auth-request-context'
import { vouchesForAddresses } from './social-providers'

/**
 * The adapter with what a first sign-in by a social provider needs: the account begins with what the provider vouches
 * for and what was consented to, and does not stay behind without the provider's account that opens it.
 */
export function withSocialSignUp(adapter: Adapter, { provider, choices }: AuthRequestContext): Adapter {
  return {
    ...adapter,
    // Asked only for the owner of the session that the browser still holds, ended or not: next-auth would link the
    // provider's account to theirs without asking anybody. A sign-in starts anew.
    getUser: async () => null,
    async createUser({ email, name = null }) {
      const emailVerified = provider !== undefined && vouchesForAddresses(provider)
      const { uid } = await createSocialUser(services(), {
        email,
        name,
        emailVerified,
        choices,
      })
      return { id: uid, email, name, emailVerified: null }
    },
    async linkAccount(account) {
      try {
        await adapter.linkAccount?.(account)
      } catch (error) {
        await adapter.deleteUser?.(account.userId)
        throw error
      }
    },
  }
}
