import { customFetch } from 'next-auth'
import type { OAuthConfig, Provider } from 'next-auth/providers'
import type { FacebookProfile } from 'next-auth/providers/facebook'
import Google from 'next-auth/providers/google'
import type { SocialProviderId } from '@/lib/domain/account/model'
import type { SocialProvider } from '@/lib/server/env/parse-environment'
import { AppError } from '@/lib/shared/errors/app-error'

/** A provider that does not answer must not keep people waiting. */
const TIMEOUT_MS = 10_000

/** The social sign-ins that the site has keys for. */
export function socialProviders(settings: readonly SocialProvider[]): Provider[] {
  return settings.map((provider) => PROVIDERS[provider.id](provider))
}

const PROVIDERS: Record<SocialProviderId, (settings: SocialProvider) => Provider> = {
  google: toGoogle,
  facebook: toFacebook,
}

/**
 * Google says of each address whether its owner has confirmed it, and who is admitted with an unconfirmed one is nobody.
 * Facebook says nothing, so its addresses are confirmed by our own mail.
 */
export function vouchesForAddresses(provider: string): boolean {
  return provider === 'google'
}

/** OpenID Connect; asks for `openid profile email`. */
function toGoogle({ clientId, clientSecret, issuer }: SocialProvider): Provider {
  return Google({
    clientId,
    clientSecret,
    ...(issuer && { issuer }),
    checks: ['pkce', 'state', 'nonce'],
    profile: ({ sub, name, email }) => ({ id: sub, name, email }),
    ...shared,
  })
}

/** OAuth 2.0. The addresses carry no version: Facebook takes the app's own, and every version is shut down some day. */
function toFacebook({ clientId, clientSecret, issuer }: SocialProvider): OAuthConfig<FacebookProfile> {
  const [site, graph] = [issuer ?? 'https://www.facebook.com', issuer ?? 'https://graph.facebook.com']
  return {
    id: 'facebook',
    name: 'Facebook',
    type: 'oauth',
    clientId,
    clientSecret,
    issuer: site,
    checks: ['pkce', 'state'],
    client: { token_endpoint_auth_method: 'client_secret_post' },
    authorization: { url: `${site}/dialog/oauth`, params: { scope: 'public_profile email' } },
    token: `${graph}/oauth/access_token`,
    userinfo: `${graph}/me?fields=id,name,email`,
    profile({ id, name, email }) {
      // An account needs an id to be found by; next-auth would make one up.
      if (typeof id !== 'string') throw new AppError('unavailable', undefined, { cause: 'Facebook does not say who' })
      return { id, name, email }
    },
    ...shared,
  }
}

/** None of a provider's tokens is kept: the site asks it for nothing but who somebody is. */
const shared = { account: () => ({}), [customFetch]: fetchInTime }

/** @throws AppError `unavailable` when the provider says that it cannot answer. */
async function fetchInTime(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 500) throw new AppError('unavailable', undefined, { cause: `HTTP ${response.status}` })
  return response
}
