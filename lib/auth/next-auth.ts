import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth, { AuthError, type NextAuthConfig } from 'next-auth'
import { readBody } from '@/lib/http/read-body'
import { toErrorResponse } from '@/lib/http/respond'
import { services } from '@/lib/services'
import { authCallbacks } from './callbacks'
import { AUTH_PAGES, SESSION_MAX_AGE_SECONDS } from './config'
import { passwordProvider } from './password-provider'

const { handlers } = NextAuth(authConfig)

/** Serves next-auth's own routes. */
export const GET = (request: NextRequest) => serve(request)
export const POST = (request: NextRequest) => serve(request)

async function serve(request: NextRequest): Promise<Response> {
  try {
    const isPost = request.method === 'POST'
    const own = await toOwnRequest(request)
    return withoutStoring(await (isPost ? handlers.POST(own) : handlers.GET(own)))
  } catch (error) {
    return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
  }
}

function withoutStoring(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

/** The same request at the site's public address, which next-auth builds links from, with a body of checked size. */
async function toOwnRequest(request: NextRequest): Promise<NextRequest> {
  const { pathname, search } = request.nextUrl
  const { method, headers } = request
  const body = method === 'POST' ? await readBody(request) : null
  return new NextRequest(new URL(`${pathname}${search}`, services().site.url), { method, headers, body })
}

async function authConfig(): Promise<NextAuthConfig> {
  const { auth, logger, authStore } = services()
  return {
    secret: auth.secret,
    useSecureCookies: auth.secureCookies,
    basePath: '/api/auth',
    // The address of each request has been replaced by our own.
    trustHost: true,
    adapter: await authStore(),
    session: { strategy: 'jwt', maxAge: SESSION_MAX_AGE_SECONDS },
    pages: AUTH_PAGES,
    providers: [passwordProvider],
    callbacks: authCallbacks,
    logger: {
      error: logFailure,
      warn: (code) => logger.warn({ code }, 'next-auth warning'),
      debug: () => undefined,
    },
  }
}

/** Next-auth wraps what it did not expect; the rest are clients' mistakes, such as a wrong password. */
function logFailure(error: Error): void {
  const { logger, errorReporter } = services()
  const type = error instanceof AuthError ? error.type : error.name
  const isUnexpected = error instanceof AuthError && error.cause?.err !== undefined && type !== 'JWTSessionError'
  if (isUnexpected) errorReporter.report(error, { type })
  else logger.warn({ type }, 'sign-in route refused')
}
