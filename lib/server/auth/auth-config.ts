import type { NextAuthConfig } from 'next-auth'
import { services } from '@/lib/server/services'
import { authCallbacks } from './auth-callbacks'
import { authEvents } from './auth-events'
import { authLogger } from './auth-logger'
import type { AuthRequestContext } from './auth-request-context'
import { passwordProvider } from './password-provider'
import { SESSION_MAX_AGE_SECONDS } from './session-cookie-name'
import { socialProviders, vouchesForAddresses } from './social-providers'
import { withSocialSignUp } from './social-sign-up-adapter'

export const AUTH_BASE_PATH = '/api/auth'

/** The pages that next-auth sends people to instead of its own. */
export const AUTH_PAGES = { signIn: '/login', signOut: '/', error: '/login' } as const

/** How next-auth serves one request. */
export async function authConfig(context: AuthRequestContext): Promise<NextAuthConfig> {
  const { auth, authStore, socialProviders: settings } = services()
  const { provider } = context
  return {
    secret: auth.secret,
    useSecureCookies: auth.secureCookies,
    basePath: AUTH_BASE_PATH,
    // The address of each request has been replaced by our own.
    trustHost: true,
    adapter: withSocialSignUp(await authStore(), context),
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_SECONDS },
    // Who comes from a provider that vouches for no address waits there for the mail that confirms it.
    pages: { ...AUTH_PAGES, ...(provider && !vouchesForAddresses(provider) && { newUser: '/register' }) },
    providers: [passwordProvider, ...socialProviders(settings)],
    callbacks: authCallbacks(context),
    events: authEvents(context),
    logger: authLogger(context),
  }
}
