import { type NextRequest, NextResponse } from 'next/server'
import { hasSessionCookie } from '@/lib/auth/config'
import { isDevelopment } from '@/lib/env/mode'
import { findLoginRedirect } from '@/lib/http/login-redirect'
import { DATA_POLICY, makeNonce, pagePolicy, securityHeaders } from '@/lib/http/security-headers'

/** Sends visitors to the login, and gives every answer its security headers. */
export function middleware(request: NextRequest): NextResponse {
  const https = isHttps(request)
  const policy = request.nextUrl.pathname.startsWith('/api/')
    ? DATA_POLICY
    : pagePolicy({ nonce: makeNonce(), https, isDevelopment })
  const response = redirectToLogin(request) ?? passOn(request, policy)
  for (const [name, value] of Object.entries(securityHeaders({ https }))) response.headers.set(name, value)
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

/** Everything but Next's own static files, whose headers the configuration sets. */
export const config = { matcher: ['/((?!_next/static|_next/image).*)'] }
