import { type NextRequest, NextResponse } from 'next/server'
import { hasSessionCookie } from '@/lib/server/auth/session-cookie-name'
import { errorServiceOrigin, isDevelopment, usesAnalytics, usesRecaptcha, usesStripe } from '@/lib/server/env/mode'
import { contentSecurityPolicy, makeNonce } from '@/lib/server/http/content-security-policy'
import { findLoginRedirect } from '@/lib/server/http/login-redirect'

/** Sends visitors to the login, and gives every page its content security policy. */
export function middleware(request: NextRequest): NextResponse {
  const policy = contentSecurityPolicy({
    nonce: makeNonce(),
    https: isHttps(request),
    isDevelopment,
    usesRecaptcha: usesRecaptcha(),
    usesAnalytics: usesAnalytics(),
    usesStripe: usesStripe(),
    errorService: errorServiceOrigin(),
  })
  const response = redirectToLogin(request) ?? passOn(request, policy)
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/** Next takes the nonce for its scripts from the policy that it finds on the request. */
function passOn(request: NextRequest, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  return NextResponse.next({ request: { headers } })
}

function redirectToLogin(request: NextRequest): NextResponse | undefined {
  if (hasSessionCookie(request.cookies.getAll().map(({ name }) => name))) return undefined
  const target = findLoginRedirect(request.nextUrl.pathname, request.nextUrl.search)
  return target === undefined ? undefined : NextResponse.redirect(new URL(target, request.url))
}

function isHttps(request: NextRequest): boolean {
  return (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https')
}

/** Pages only, and in the server's own runtime: the sandbox of Edge costs as much again as all that is done here. */
export const config = { matcher: ['/((?!api/|_next/|sw\\.js$).*)'], runtime: 'nodejs' }
