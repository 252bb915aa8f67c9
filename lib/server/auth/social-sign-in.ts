import type { Account, Profile, User } from 'next-auth'
import type { Adapter } from 'next-auth/adapters'
import { createSocialUser, findSocialRefusal } from '@/lib/domain/account/social-sign-in'
import { services } from '@/lib/server/services'
import type { Attempt } from './attempt'
import { SignInFailure } from './sign-in-failure'

interface Arrival {
  readonly user: User
  readonly account?: Account | null
  readonly profile?: Profile
}

/** Lets somebody in, or throws why not. The password has been checked where it was taken. */
export async function admit({ user, account, profile }: Arrival): Promise<true> {
  if (!account || account.type === 'credentials') return true
  const code = await findSocialRefusal(services().store, {
    uid: user.id ?? '',
    email: user.email ?? null,
    emailVerified: isVerified(account.provider, profile),
    mayConfirmLater: !vouches(account.provider),
  })
  if (code) throw new SignInFailure({ code })
  return true
}

/**
 * The adapter with what a first sign-in by a social provider needs: the account begins with what the provider vouches
 * for and what was consented to, and does not stay behind without the provider's account that opens it.
 */
export function withSignUp(adapter: Adapter, provider: string, attempt: Attempt): Adapter {
  return {
    ...adapter,
    async createUser({ email, name = null }) {
      const emailVerified = vouches(provider)
      const consents = attempt.choices !== undefined
      const { uid } = await createSocialUser(services(), { email, name, emailVerified, consents })
      attempt.needsVerification = !emailVerified
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

/**
 * Google says of each address whether its owner has confirmed it, and who is admitted with an unconfirmed one is nobody.
 * Facebook says nothing, so its addresses are confirmed by our own mail.
 */
function vouches(provider: string): boolean {
  return provider === 'google'
}

function isVerified(provider: string, profile: Profile | undefined): boolean {
  return vouches(provider) && profile?.email_verified === true
}
