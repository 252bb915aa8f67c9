/**
 * Next-auth's own routes, with what it offers no way for:
 *
 * - It takes a form's token for proof enough that a page of the site has sent it; the browser's word counts here too.
 * - It would pass the query of a call on to the social provider, reads bodies of any size, and takes its own address
 *   from each request or from a variable of the environment that the settings do not know. So a request is built anew.
 * - It serves every action that it knows, some with pages of its own in English. It makes a failure of whatever is asked
 *   of an unknown provider, with which anybody could fill the error service, and counts nothing.
 * - It tells the login page a code only for refusals of `CredentialsSignin`, and no time to wait or page to go on to.
 *   What the provider has said of a failure gets lost in its `OAuthCallbackError`.
 * - It carries nothing of ours to the social provider and back.
 * - It answers a renewal of the session with the cookies of a sign-in as well.
 */
import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth, { AuthError } from 'next-auth'
import type { RateLimit } from '@/lib/ports/rate-limiter'
import { clientIp } from '@/lib/server/http/client-ip'
import { isCrossSiteRequest } from '@/lib/server/http/csrf-check'
import { readBody } from '@/lib/server/http/read-body'
import { toErrorResponse } from '@/lib/server/http/to-response'
import { withAccessLog } from '@/lib/server/http/with-access-log'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { AUTH_BASE_PATH, AUTH_PAGES, authConfig } from './auth-config'
import { reportRefusal } from './auth-logger'
import type { AuthRequestContext } from './auth-request-context'
import { sessionCookieName } from './session-cookie-name'
import { refusalOf } from './sign-in-failure'
import { createChoicesCookie, expireChoicesCookie, readChoices } from './sign-up-choices'

/** Two steps make a sign-in. Far above what a class behind one address needs: see `docs/decisions/004`. */
const SOCIAL_STEPS: RateLimit = { name: 'social-sign-in-steps', limit: 600, windowSeconds: 5 * 60 }

/** The actions of next-auth that the site uses. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  GET: ['csrf', 'session', 'providers', 'signin', 'signout', 'error', 'callback'],
  POST: ['session', 'signin', 'signout', 'callback'],
}
const WITH_PROVIDER = ['signin', 'callback']

export const GET = (request: NextRequest) => serve(request)
export const POST = (request: NextRequest) => serve(request)

function serve(request: NextRequest): Promise<Response> {
  return withAccessLog(request, {}, async () => {
    try {
      return await answer(request)
    } catch (error) {
      return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
    }
  })
}

async function answer(request: NextRequest): Promise<Response> {
  const { auth, site } = services()
  if (isCrossSiteRequest(request, site.url)) throw new AppError('forbidden')
  const [action = '', provider] = request.nextUrl.pathname.slice(AUTH_BASE_PATH.length + 1).split('/')
  const refusal = await findRefusal(request, action, provider)
  if (refusal) return sendToLogin(request, refusal)
  const body = request.method === 'POST' ? await readBody(request) : null
  const choices = readChoices(request.cookies, auth.secureCookies)
  const response = await runNextAuth(request, body, { provider, choices, headers: request.headers, target: '/' })
  if (action === 'session') keepOnlySessionCookie(response.headers)
  if (action === 'signin' && body !== null) {
    response.headers.append('Set-Cookie', createChoicesCookie(body, auth.secureCookies))
  }
  if (action === 'callback' && choices) response.headers.append('Set-Cookie', expireChoicesCookie(auth.secureCookies))
  return response
}

async function runNextAuth(request: NextRequest, body: string | null, context: AuthRequestContext): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl
  const { method, headers } = request
  const address = new URL(body === null ? `${pathname}${search}` : pathname, services().site.url)
  const { handlers } = NextAuth(await authConfig(context))
  const handle = body === null ? handlers.GET : handlers.POST
  const response = await handle(new NextRequest(address, { method, headers, body }))
  const { failure } = context
  if (response.status >= 400) {
    throw new AppError(response.status === 400 ? 'invalid-request' : 'internal', undefined, { cause: failure })
  }
  if (failure) {
    const refusal = refusalOf(failure, searchParams.get('error'))
    reportRefusal(failure, refusal)
    const error = failure instanceof AuthError ? failure.type : refusal.code
    return sendToLogin(request, refusal, { error, target: context.target })
  }
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/**
 * Why a request does not reach next-auth, if it does not.
 *
 * @throws AppError `not-found` for a route that is not served.
 */
async function findRefusal(
  { method, headers }: NextRequest,
  action: string,
  provider: string | undefined,
): Promise<SignInRefusal | undefined> {
  const needsProvider = action === 'callback' || (action === 'signin' && method === 'POST')
  const isServed = provider === undefined ? !needsProvider : WITH_PROVIDER.includes(action)
  if (!(isServed && ACTIONS[method]?.includes(action))) throw new AppError('not-found')
  if (provider === undefined) return undefined
  if (provider === 'credentials' && method === 'POST' && action === 'callback') return undefined
  const isKnown = services().socialProviders.some(({ id }) => id === provider)
  return isKnown && needsProvider ? countSocialStep(headers) : { code: 'operation-not-allowed' }
}

/** Counts what asks a social provider something. @returns the refusal, when it was too much or cannot be counted. */
async function countSocialStep(headers: Headers): Promise<SignInRefusal | undefined> {
  const { rateLimiter, network, errorReporter } = services()
  try {
    const decision = await rateLimiter.use(SOCIAL_STEPS, clientIp(headers, network.trustedProxies))
    if (decision.allowed) return undefined
    return { code: 'too-many-requests', retryAfterSeconds: decision.retryAfterSeconds }
  } catch (error) {
    errorReporter.report(error, { limit: SOCIAL_STEPS.name })
    return { code: error instanceof AppError ? 'unavailable' : 'internal' }
  }
}

/** Refuses in next-auth's way: by the address of the login page, which scripts get as JSON. */
function sendToLogin(
  request: NextRequest,
  { code, retryAfterSeconds }: SignInRefusal,
  { error, target }: { readonly error: string; readonly target: string } = { error: code, target: '/' },
): Response {
  const query = new URLSearchParams({ error, code })
  if (retryAfterSeconds) query.set('retryAfter', String(retryAfterSeconds))
  if (target !== '/') query.set('redirect', target)
  const url = `${services().site.url}${AUTH_PAGES.error}?${query}`
  const headers = { 'Cache-Control': 'no-store' }
  if (request.headers.has('x-auth-return-redirect')) return Response.json({ url }, { headers })
  return new Response(null, { status: 302, headers: { ...headers, Location: url } })
}

function keepOnlySessionCookie(headers: Headers): void {
  const name = sessionCookieName(services().auth.secureCookies)
  const kept = headers.getSetCookie().filter((cookie) => cookie.startsWith(name))
  headers.delete('Set-Cookie')
  for (const cookie of kept) headers.append('Set-Cookie', cookie)
}
