import type { ErrorCode } from '@/lib/shared/errors/error-codes'
import { type PasswordWeakness, weaknessOf } from '@/lib/shared/errors/password-weakness'
import { errorMessages } from './errors'

/** Who takes it as it is has a password that everybody has read. */
export const PASSWORD_EXAMPLE = 'csiga létra eper'

const ADVICE = `Írj inkább egymás után három szót, ami csak neked jut eszedbe, például: ${PASSWORD_EXAMPLE}.`

/** What is wrong with a new password, and how a ten-year-old comes to a better one. */
export const passwordWeaknessMessages = {
  short: `${errorMessages['weak-password']} ${ADVICE}`,
  personal: `A neved, az e-mail-címed és az oldal neve könnyen kitalálható jelszó. ${ADVICE}`,
  pattern: `Ezt könnyű kitalálni, mert ismétlődik, sorban következik vagy dátum. ${ADVICE}`,
  common: `Ezt a jelszót könnyű kitalálni, mert sokan használnak ilyet. ${ADVICE}`,
} satisfies Record<PasswordWeakness, string>

/** Why a new password was not taken. @param details of the error, which tell what makes it weak */
export function newPasswordRefusal(code: ErrorCode, details: unknown): string {
  return code === 'weak-password' ? passwordWeaknessMessages[weaknessOf(details)] : errorMessages[code]
}
