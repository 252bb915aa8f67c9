import { AppError } from '@/lib/shared/errors/app-error'
import { canonicalEmail } from './canonical-email'
import { type AgeStatement, type BirthYearLimits, Email } from './model'
import { askForConsent } from './parental-consent/consent'
import type { Age } from './users'

/** From which age on somebody decides alone (GDPR, article 8, in Hungary). */
const AGE_OF_CONSENT = 16
const YOUNGEST = 5
const OLDEST = 100

/**
 * The years of birth that are taken today. Who turns 16 this year may still be 15, since the day is not asked for, and
 * so counts as under 16 until the year is over.
 */
export function birthYearLimits(now: Date): BirthYearLimits {
  const year = now.getUTCFullYear()
  return { min: year - OLDEST, max: year - YOUNGEST, parentFrom: year - AGE_OF_CONSENT }
}

/**
 * What is kept of what somebody says of themselves: of the year of birth only whether it is that of a child, and then
 * the year in which they reach 16. A statement without a kind is that of an adult.
 *
 * @param email the account's own address, which is not that of a parent.
 * @throws AppError `invalid-birth-year`, `invalid-parent-email`, `own-parent-email`.
 */
export function decideAge({ kind, birthYear, parentEmail }: AgeStatement, email: string, now: Date): Age {
  if (kind !== 'pupil') return { kind: kind ?? null, ageBand: 'adult', sixteenIn: null, parentalConsent: null }
  const { min, max, parentFrom } = birthYearLimits(now)
  if (birthYear === undefined || birthYear < min || birthYear > max) throw new AppError('invalid-birth-year')
  if (birthYear < parentFrom) return { kind, ageBand: 'from-16', sixteenIn: null, parentalConsent: null }
  const parentalConsent = askForConsent(requireParentEmail(parentEmail, email), now)
  return { kind, ageBand: 'under-16', sixteenIn: birthYear + AGE_OF_CONSENT, parentalConsent }
}

/**
 * The address of a parent in the spelling of the site.
 *
 * @throws AppError `invalid-parent-email`; `own-parent-email` for one that leads to the child's own mailbox.
 */
export function requireParentEmail(parentEmail: string | undefined, email: string): string {
  const { data } = Email.safeParse(parentEmail)
  if (data === undefined) throw new AppError('invalid-parent-email')
  if (canonicalEmail(data) === canonicalEmail(email)) throw new AppError('own-parent-email')
  return data
}
