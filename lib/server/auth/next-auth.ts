import 'server-only'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import type { RateLimit } from '@/lib/ports/rate-limiter'
import { answerCall } from '@/lib/server/http/answer-call'
import { clientAddress } from '@/lib/server/http/client-address'
import { isFromElsewhere } from '@/lib/server/http/own-origin'
import { readBody } from '@/lib/server/http/read-body'
import { toErrorResponse } from '@/lib/server/http/respond'
import { services } from '@/lib/server/services'
import { AppError } from '@/lib/shared/errors/app-error'
import type { SignInCode } from '@/lib/shared/errors/auth-codes'
import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { safeReturnPath } from '@/lib/shared/return-path'
import { completeAnswer, refuse } from './answer'
import type { Attempt } from './attempt'
import { AUTH_BASE_PATH, authConfig } from './auth-config'
import { callbackCookieName, sessionCookieName } from './config'
import { findStepRefusal } from './served'
import { forgetChoices, keepChoices, readChoices } from './sign-up-choices'

/** Two steps make a sign-in. Far above what a class behind one address needs: see `docs/decisions/004`. */
const SOCIAL_STEPS: RateLimit = { name: 'social-sign-in-steps', limit: 600, windowSeconds: 5 * 60 }

/** Serves next-auth's own routes. */
export const GET = (request: NextRequest) => serve(request)
export const POST = (request: NextRequest) => serve(request)

function serve(request: NextRequest): Promise<Response> {
  return answerCall(request, {}, () => answerSafely(request))
}

async function answerSafely(request: NextRequest): Promise<Response> {
  try {
    if (isFromElsewhere(request, services().site.url)) throw new AppError('forbidden')
    return await answer(await toOwnRequest(request))
  } catch (error) {
    return toErrorResponse(error, services().errorReporter, request.nextUrl.pathname)
  }
}

/**
 * The same request at the site's public address, which next-auth builds links from, with a body of checked size. What a
 * call says stands in its body: next-auth would pass the query of one on to the social provider.
 */
async function toOwnRequest(request: NextRequest): Promise<NextRequest> {
  const { pathname, search } = request.nextUrl
  const { method, headers } = request
  const isPost = method === 'POST'
  const address = new URL(isPost ? pathname : `${pathname}${search}`, services().site.url)
  return new NextRequest(address, { method, headers, body: isPost ? await readBody(request) : null })
}

async function answer(request: NextRequest): Promise<Response> {
  const { auth, site } = services()
  const [action, provider] = request.nextUrl.pathname.slice(AUTH_BASE_PATH.length + 1).split('/')
  const social = services().socialProviders.map(({ id }) => id)
  const unserved = findStepRefusal(request.method, { action, provider }, social)
  if (unserved === 'not-found') throw new AppError(unserved)
  if (unserved) return refuse(request, site.url, { code: unserved })
  const isSocial = (action === 'signin' || action === 'callback') && provider !== 'credentials'
  const tooMany = isSocial ? await countSocialStep(request.headers) : undefined
  if (tooMany) return refuse(request, site.url, tooMany)
  const attempt: Attempt = {
    choices: readChoices(request.cookies, auth.secureCookies),
    providerError: request.nextUrl.searchParams.get('error'),
  }
  const choices = action === 'signin' && request.method === 'POST' ? await request.clone().text() : undefined
  const { handlers } = NextAuth(await authConfig(attempt, { action, provider }))
  const response = await (request.method === 'POST' ? handlers.POST(request) : handlers.GET(request))
  const withoutSession = action === 'callback' ? missingSession(response, provider) : undefined
  const completed = await completeAnswer(response, {
    attempt,
    siteUrl: site.url,
    target: targetOf(request),
    withoutSession,
  })
  if (action === 'session') keepOnlySession(completed.headers)
  if (choices !== undefined) completed.headers.append('Set-Cookie', keepChoices(choices, auth.secureCookies))
  if (action === 'callback' && attempt.choices) {
    completed.headers.append('Set-Cookie', forgetChoices(auth.secureCookies))
  }
  return completed
}

/** Counts what asks a social provider something. @returns the refusal, when it was too much or cannot be counted. */
async function countSocialStep(headers: Headers): Promise<SignInRefusal | undefined> {
  const { rateLimiter, network, errorReporter } = services()
  try {
    const decision = await rateLimiter.use(SOCIAL_STEPS, clientAddress(headers, network.trustedProxies))
    if (decision.allowed) return undefined
    return { code: 'too-many-requests', retryAfterSeconds: decision.retryAfterSeconds }
  } catch (error) {
    errorReporter.report(error, { limit: SOCIAL_STEPS.name })
    return { code: error instanceof AppError ? 'unavailable' : 'internal' }
  }
}

/** Next-auth sets the cookies of a sign-in with every answer; who only has a session renewed needs none of them. */
function keepOnlySession(headers: Headers): void {
  const name = sessionCookieName(services().auth.secureCookies)
  const kept = headers.getSetCookie().filter((cookie) => cookie.startsWith(name))
  headers.delete('Set-Cookie')
  for (const cookie of kept) headers.append('Set-Cookie', cookie)
}

/** Where the sign-in was to lead when it was begun. */
function targetOf(request: NextRequest): string {
  const { auth, site } = services()
  const kept = request.cookies.get(callbackCookieName(auth.secureCookies))?.value ?? ''
  return safeReturnPath(kept.startsWith(site.url) ? kept.slice(site.url.length) : '')
}

/** A sign-in needs an account with a session (first specification, section 5); next-auth would go on without one. */
function missingSession(response: Response, provider: string | undefined): SignInCode | undefined {
  const name = sessionCookieName(services().auth.secureCookies)
  const hasSession = response.headers.getSetCookie().some((cookie) => new RegExp(`^${name}(\\.0)?=[^;]`).test(cookie))
  if (hasSession) return undefined
  return provider === 'credentials' ? 'sign-in-failed' : 'sso-sign-in-failed'
}
