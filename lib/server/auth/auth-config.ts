import type { NextAuthConfig } from 'next-auth'
import { services } from '@/lib/server/services'
import type { Attempt } from './attempt'
import { authCallbacks } from './callbacks'
import { AUTH_PAGES, SESSION_MAX_AGE_SECONDS } from './config'
import { authEvents } from './events'
import { passwordProvider } from './password-provider'
import { takeFailure } from './report-failure'
import type { Step } from './served'
import { socialProviders } from './social-providers'
import { withSignUp } from './social-sign-in'

export const AUTH_BASE_PATH = '/api/auth'

/** How next-auth serves one request. */
export async function authConfig(attempt: Attempt, { action, provider = '' }: Step): Promise<NextAuthConfig> {
  const { auth, logger, authStore, socialProviders: social } = services()
  const adapter = await authStore()
  return {
    secret: auth.secret,
    useSecureCookies: auth.secureCookies,
    basePath: AUTH_BASE_PATH,
    // The address of each request has been replaced by our own.
    trustHost: true,
    adapter: action === 'callback' ? withSignUp(adapter, provider, attempt) : adapter,
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_SECONDS },
    // A sign-in starts anew. Next-auth would link the provider's account to whose session the browser still holds,
    // without asking anybody, and would take a session that has been ended for one.
    ...(action === 'callback' && { jwt: { decode: async () => null } }),
    pages: AUTH_PAGES,
    providers: [passwordProvider, ...socialProviders(social)],
    callbacks: authCallbacks,
    events: authEvents(attempt),
    logger: {
      error: (error) => takeFailure(attempt, error),
      warn: (code) => logger.warn({ code }, 'next-auth warning'),
      debug: () => undefined,
    },
  }
}
