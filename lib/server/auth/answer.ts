import type { SignInRefusal } from '@/lib/shared/errors/sign-in-refusal'
import { safeReturnPath } from '@/lib/shared/return-path'
import type { Attempt } from './attempt'
import { AUTH_PAGES } from './config'

interface Circumstances {
  readonly attempt: Attempt
  /** The origin of the site. */
  readonly siteUrl: string
  /** Where the sign-in was to lead, as the browser's cookie tells. */
  readonly target: string
  /** The outcome of a sign-in that goes on without a session, which next-auth does not notice. */
  readonly withoutSession?: SignInRefusal['code'] | undefined
}

/**
 * Completes the address that next-auth sends the browser to: with the reason of a failure, its target for the next try,
 * or the page where a newcomer waits for the mail that confirms the address.
 */
export async function completeAnswer(response: Response, circumstances: Circumstances): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('Cache-Control', 'no-store')
  const text = await response.text()
  const address = headers.get('location') ?? addressIn(text)
  if (address === undefined) return new Response(text || null, { status: response.status, headers })
  // Its pages are named by their paths.
  const completed = completeAddress(new URL(address, circumstances.siteUrl), circumstances).href
  if (headers.has('location')) headers.set('location', completed)
  const body = addressIn(text) === undefined ? text || null : JSON.stringify({ url: completed })
  return new Response(body, { status: response.status, headers })
}

/** Refuses in next-auth's way what has not reached it: by the address of the login page, which scripts get as JSON. */
export function refuse(request: Request, siteUrl: string, refusal: SignInRefusal): Response {
  const login = new URL(`${AUTH_PAGES.error}?error=${refusal.code}`, siteUrl)
  const url = withRefusal(login, refusal, '/').href
  const headers = { 'Cache-Control': 'no-store' }
  if (request.headers.has('x-auth-return-redirect')) return Response.json({ url }, { headers })
  return new Response(null, { status: 302, headers: { ...headers, Location: url } })
}

function completeAddress(address: URL, { attempt, siteUrl, target, withoutSession }: Circumstances): URL {
  const isOwn = address.origin === siteUrl
  if (isOwn && address.pathname === AUTH_PAGES.error && address.searchParams.has('error')) {
    return withRefusal(address, attempt.refusal, target)
  }
  if (withoutSession) {
    const login = new URL(`${AUTH_PAGES.error}?error=${withoutSession}`, siteUrl)
    return withRefusal(login, { code: withoutSession }, target)
  }
  return attempt.needsVerification ? withTarget(new URL('/register', siteUrl), target) : address
}

function withRefusal(login: URL, refusal: SignInRefusal | undefined, target: string): URL {
  if (refusal) login.searchParams.set('code', refusal.code)
  if (refusal?.retryAfterSeconds) login.searchParams.set('retryAfter', String(refusal.retryAfterSeconds))
  return withTarget(login, target)
}

function withTarget(address: URL, target: string): URL {
  const path = safeReturnPath(target)
  if (path !== '/') address.searchParams.set('redirect', path)
  return address
}

/** The address in the body that next-auth answers scripts with instead of a redirect. */
function addressIn(text: string): string | undefined {
  if (!text.startsWith('{"url":')) return undefined
  const { url }: { url?: unknown } = JSON.parse(text)
  return typeof url === 'string' ? url : undefined
}
