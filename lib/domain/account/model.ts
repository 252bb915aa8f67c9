import { z } from 'zod'
import { EMAIL_MAX_LENGTH } from '@/lib/shared/email-shape'

export const PASSWORD_MIN_LENGTH = 6
/** Hashing must not become a way to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 128
export const DISPLAY_NAME_MAX_LENGTH = 80

/**
 * An e-mail address in the one spelling that the site keeps: no spaces around it, lower case. Other letters are refused
 * before that, since some of them (the Kelvin sign) turn into ones of ASCII, and so into somebody else's address.
 */
export const Email = z
  .string()
  .trim()
  .regex(/^[!-~]*$/, 'not ASCII')
  .toLowerCase()
  .max(EMAIL_MAX_LENGTH)
  .pipe(z.email())

/** Characters count as people see them in a text field, not as UTF-16 units. */
const BoundedPassword = z.string().refine((value) => [...value].length <= PASSWORD_MAX_LENGTH, 'too long')

/** Spaces count like all else (NIST SP 800-63B), but they alone are no secret. Nothing is cut off. */
export const Password = BoundedPassword.refine((value) => [...value].length >= PASSWORD_MIN_LENGTH, 'too short').refine(
  (value) => value.trim() !== '',
  'only spaces',
)

/** A name to greet with: something to see, in one line, without characters that turn the direction of what follows. */
export const DisplayName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX_LENGTH)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'shows nothing')
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'holds control characters')

/** What a person is here: a pupil's age matters, the others are adults. */
export const accountKinds = ['pupil', 'parent', 'teacher'] as const
export type AccountKind = (typeof accountKinds)[number]

/** All that is kept of an age, beside the year in which who is under 16 reaches it. */
export const ageBands = ['under-16', 'from-16', 'adult'] as const
export type AgeBand = (typeof ageBands)[number]

/**
 * What somebody says of themselves: a pupil the year of birth too, and one under 16 the address of a parent. Both have
 * error codes of their own, so here they are only held to their types; `decideAge` checks them.
 */
export const AgeStatement = z.object({
  kind: z.enum(accountKinds).optional().describe('Absent for an adult.'),
  birthYear: z.int().optional().describe('Of a pupil only. It is not kept.'),
  parentEmail: z.string().optional().describe('Of a pupil under 16 only.'),
})

export type AgeStatement = z.output<typeof AgeStatement>

/** The years of birth that a form takes, and from which of them on it asks for the address of a parent. */
export interface BirthYearLimits {
  readonly min: number
  readonly max: number
  readonly parentFrom: number
}

/**
 * The body of a registration. Address, password and consent have error codes of their own, so here they are only held
 * to their types; `register` checks them.
 */
export const RegisterBody = AgeStatement.extend({
  email: z.string(),
  username: DisplayName,
  password: BoundedPassword,
  newsletter: z.boolean(),
  consent: z.boolean().default(false),
  captcha: z.string().optional(),
})

export type RegisterBody = z.output<typeof RegisterBody>

export const ConfirmationBody = z.object({ token: z.string() })

/** What the profile page shows of an account beside its name and address. */
export interface Profile {
  /** Who signs in by a social provider only has none. */
  readonly hasPassword: boolean
  readonly subscription: 'none' | 'active' | 'cancelled'
  /** The end of the period that is paid, ISO time. */
  readonly expiresAt: string | null
}

/** Where somebody has signed in: what the browser says of itself, `null` where it is not known. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** One of an account's sessions, as its owner sees it. */
export interface ListedSession {
  readonly id: string
  readonly device: Device
  /** ISO time. */
  readonly signedInAt: string
  /** The last day on which it was used, `2026-01-31`. */
  readonly lastSeenDay: string
  /** Whether it is the one that asks. */
  readonly current: boolean
}

/** Whose account a link would confirm, for who has opened it. */
export interface ConfirmationSubject {
  readonly displayName: string
  /** ISO time; null for an account that does not know. */
  readonly registeredAt: string | null
  /** As much of the address as its owner needs to know it again. */
  readonly maskedEmail: string
}

/** A social provider's name in addresses and in the activity log. */
export type SocialProviderId = 'google' | 'facebook'

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
  /** Whether they have not been asked yet who they are: pupil, parent or teacher. */
  readonly ageUnknown: boolean
  /** Whether they are under 16 and no parent has agreed to the account yet. */
  readonly awaitsParent: boolean
}

/** How the consent of a parent stands, as the pupil who waits for it sees it. */
export interface AwaitedParent {
  readonly parentEmail: string
  /** When the account is deleted without it, ISO time. */
  readonly deletedAt: string
}
