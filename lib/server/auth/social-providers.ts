import { customFetch } from 'next-auth'
import type { OAuthUserConfig, Provider } from 'next-auth/providers'
import Facebook, { type FacebookProfile } from 'next-auth/providers/facebook'
import Google, { type GoogleProfile } from 'next-auth/providers/google'
import type { SocialProviderId } from '@/lib/domain/account/model'
import type { SocialProvider } from '@/lib/server/env/schema'
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

/** OpenID Connect; asks for `openid profile email`. */
function toGoogle({ clientId, clientSecret, issuer }: SocialProvider): Provider {
  return Google({
    ...shared<GoogleProfile>({ clientId, clientSecret }),
    ...(issuer && { issuer }),
    checks: ['pkce', 'state', 'nonce'],
    profile: ({ sub, name, email }) => ({ id: sub, name, email }),
  })
}

/** OAuth 2.0. The addresses carry no version: Facebook takes the app's own, and every version is shut down some day. */
function toFacebook({ clientId, clientSecret, issuer }: SocialProvider): Provider {
  const graph = issuer ?? 'https://graph.facebook.com'
  const profileUrl = `${graph}/me?fields=id,name,email`
  return Facebook({
    ...shared<FacebookProfile>({ clientId, clientSecret }),
    issuer: issuer ?? 'https://www.facebook.com',
    checks: ['pkce', 'state'],
    client: { token_endpoint_auth_method: 'client_secret_post' },
    authorization: {
      url: `${issuer ?? 'https://www.facebook.com'}/dialog/oauth`,
      params: { scope: 'public_profile email' },
    },
    token: `${graph}/oauth/access_token`,
    userinfo: {
      url: profileUrl,
      request: ({ tokens }: { tokens: { access_token?: string } }) => readFacebookProfile(profileUrl, tokens),
    },
    profile: ({ id, name, email }) => ({ id, name, email }),
  })
}

/** None of a provider's tokens is kept: the site asks it for nothing but who somebody is. */
function shared<Profile>(keys: { clientId: string; clientSecret: string }): OAuthUserConfig<Profile> {
  return { ...keys, account: () => ({}), [customFetch]: fetchInTime }
}

/** @throws AppError `unavailable` when the answer does not say who it is: an account needs an id to be found by. */
async function readFacebookProfile(url: string, tokens: { readonly access_token?: string }): Promise<object> {
  const response = await fetchInTime(url, { headers: { Authorization: `Bearer ${tokens.access_token}` } })
  const profile: unknown = response.ok ? await response.json() : undefined
  if (typeof profile === 'object' && profile !== null && 'id' in profile && typeof profile.id === 'string') {
    return { ...profile }
  }
  throw new AppError('unavailable', undefined, { cause: `Facebook's profile: HTTP ${response.status}` })
}

const fetchInTime: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
