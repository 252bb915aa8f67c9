/** The client-safe entry point of cookies: what a visitor has agreed to, and what of the site asks for it. */

/** The key of the consent in the local storage of the browser. */
export const CONSENT_KEY = 'cookieConsent'

/** `essential` is what the site cannot work without, so it is in every consent. */
export const cookieScopes = ['essential', 'analytics'] as const

export interface CookieConsent {
  readonly analytics: boolean
  readonly date: Date
}

/** Parts of the site that store something of their own, each only where it is in use. */
export type CookieFeature = 'analytics' | 'payment' | 'recaptcha' | 'social-sign-in'

/** How far the clock of a browser may have been ahead when the consent was given. */
const CLOCK_TOLERANCE_MS = 24 * 60 * 60 * 1000

/** The consent as it is stored: its scopes with commas between them, and its date as ISO time. */
export function serializeConsent({ analytics, date }: CookieConsent): string {
  const scope = cookieScopes.filter((part) => part === 'essential' || analytics).join(',')
  return JSON.stringify({ scope, date: date.toISOString() })
}

/** Reads what `serializeConsent` has written. Anything else is no consent. */
export function parseConsent(text: string | null): CookieConsent | undefined {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null || !('scope' in stored) || !('date' in stored)) return undefined
  const scopes: readonly unknown[] = typeof stored.scope === 'string' ? stored.scope.split(',') : []
  const date = new Date(typeof stored.date === 'string' ? stored.date : Number.NaN)
  if (!scopes.includes('essential') || Number.isNaN(date.getTime())) return undefined
  return { analytics: scopes.includes('analytics'), date }
}

/**
 * A consent counts only when it was given after the latest terms and the latest privacy statement (specification 1,
 * section 6). One from the future tells nothing about that.
 *
 * @param documentsFrom the later of the days from which these hold, `yyyy-mm-dd`.
 */
export function isInForce({ date }: CookieConsent, documentsFrom: string, now: Date): boolean {
  const given = date.getTime()
  return given > Date.parse(documentsFrom) && given <= now.getTime() + CLOCK_TOLERANCE_MS
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
