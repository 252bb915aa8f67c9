import { z } from 'zod'
import { AgeStatement } from '@/lib/domain/account/model'
import type { SignUpChoices } from '@/lib/domain/account/social-sign-in'

/** As long as next-auth waits for the answer of a provider. */
const MAX_AGE_SECONDS = 15 * 60

/** What the call that starts a sign-in brings along, and then the cookie. */
const SignUpFields = z.object({
  consent: z.literal(true),
  newsletter: z.boolean().default(false),
  age: AgeStatement.optional(),
})

/**
 * The `Set-Cookie` header that keeps the choices while the browser is at the social provider. A sign-in without consent
 * clears away what an earlier one has left.
 *
 * @param body of the call that starts the sign-in.
 */
export function createChoicesCookie(body: string, secure: boolean): string {
  const choices = parse(body)
  if (!choices) return cookie(secure, '', 0)
  return cookie(secure, Buffer.from(JSON.stringify(choices)).toString('base64url'), MAX_AGE_SECONDS)
}

/** The choices that the browser brings back; `undefined` when there was no consent. */
export function readChoices(
  cookies: { get(name: string): { value: string } | undefined },
  secure: boolean,
): SignUpChoices | undefined {
  const value = cookies.get(cookieName(secure))?.value ?? ''
  return parse(Buffer.from(value, 'base64url').toString())
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

function parse(text: string): z.output<typeof SignUpFields> | undefined {
  try {
    return SignUpFields.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
