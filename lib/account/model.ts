import { z } from 'zod'

export const PASSWORD_MIN_LENGTH = 6
/** Hashing must not become a way to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 128
export const DISPLAY_NAME_MAX_LENGTH = 80
/** RFC 5321 allows no longer path. */
const EMAIL_MAX_LENGTH = 254

/** An e-mail address in the one spelling that the site keeps: no spaces around it, lower case. */
export const Email = z.string().trim().toLowerCase().max(EMAIL_MAX_LENGTH).pipe(z.email())

/** Characters count as people see them in a text field, not as UTF-16 units. */
export const Password = z
  .string()
  .refine((value) => [...value].length >= PASSWORD_MIN_LENGTH, 'too short')
  .refine((value) => [...value].length <= PASSWORD_MAX_LENGTH, 'too long')

/** A name to greet with: visible, in one line. */
export const DisplayName = z
  .string()
  .trim()
  .min(1)
  .max(DISPLAY_NAME_MAX_LENGTH)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'holds characters that cannot be seen')

/** The signed-in user as pages and routes see them, checked against the store for this request. */
export interface SignedInUser {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  /** 0 is a pupil, 1000 an administrator. */
  readonly role: number
  readonly emailVerified: boolean
  /** When the legal documents were accepted, ISO time; null when they were not. */
  readonly legalConsentDate: string | null
}
