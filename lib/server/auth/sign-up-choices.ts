import { z } from 'zod'

/** What was ticked on the registration page; only who has given consent has any. */
export interface SignUpChoices {
  readonly newsletter: boolean
}

/** As long as next-auth waits for the answer of a provider. */
const MAX_AGE_SECONDS = 15 * 60
const CONSENT = 'consent'
const CONSENT_AND_NEWSLETTER = 'consent-newsletter'

const SignUpFields = z.object({ consent: z.literal(true), newsletter: z.boolean().default(false) })

/**
 * The `Set-Cookie` header that keeps the choices while the browser is at the social provider. A sign-in without consent
 * clears away what an earlier one has left.
 *
 * @param body of the call that starts the sign-in.
 */
export function createChoicesCookie(body: string, secure: boolean): string {
  const { data } = SignUpFields.safeParse(parse(body))
  if (!data) return cookie(secure, '', 0)
  return cookie(secure, data.newsletter ? CONSENT_AND_NEWSLETTER : CONSENT, MAX_AGE_SECONDS)
}

/** The choices that the browser brings back; `undefined` when there was no consent. */
export function readChoices(cookies: { get(name: string): { value: string } | undefined }, secure: boolean) {
  const value = cookies.get(cookieName(secure))?.value
  if (value !== CONSENT && value !== CONSENT_AND_NEWSLETTER) return undefined
  return { newsletter: value === CONSENT_AND_NEWSLETTER } satisfies SignUpChoices
}

/** The `Set-Cookie` header that forgets the choices. */
export function expireChoicesCookie(secure: boolean): string {
  return cookie(secure, '', 0)
}

function cookie(secure: boolean, value: string, maxAgeSeconds: number): string {
  const attributes = `Path=/api/auth; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${cookieName(secure)}=${value}; ${attributes}`
}

function cookieName(secure: boolean): string {
  return `${secure ? '__Secure-' : ''}sign-up-choices`
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
