import { hasSessionCookie } from '@/lib/server/auth/session-cookie-name'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request may act for the session whose cookie the browser sent along. Only pages of the site may: the one
 * at its public address, or the one that the browser asked this very server for. Calls without a session cookie (a
 * Bearer token is never sent by the browser on its own) are not in question.
 */
export function passesCsrfCheck(request: Request, cookieNames: readonly string[], siteUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method) || !hasSessionCookie(cookieNames)) return true
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'same-origin'
  return origin === siteUrl || isPageOf(origin, request.headers.get('host'), siteUrl.startsWith('https:'))
}

/** Whoever is between can write into a plain page, so it may not act for the sessions of an https site. */
function isPageOf(origin: string, host: string | null, onlyHttps: boolean): boolean {
  if (!URL.canParse(origin)) return false
  const { protocol, host: ownHost } = new URL(origin)
  return ownHost === host && (protocol === 'https:' || (protocol === 'http:' && !onlyHttps))
}

/**
 * Whether a page of another site has sent a call, as browsers tell. Unlike `passesCsrfCheck` it is asked of calls
 * without a session as well: nobody may be signed in by another site, to an account that is not theirs.
 */
export function isCrossSiteRequest(request: Request, siteUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (origin === null) return site !== null && site !== 'same-origin'
  return origin !== siteUrl && !isPageOf(origin, request.headers.get('host'), siteUrl.startsWith('https:'))
}
