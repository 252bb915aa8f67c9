import { textOf } from '@/components/ui/use-form'
import type { InputOf } from '@/lib/client/api'
import type { BirthYearLimits } from '@/lib/domain/account/model'
import { isEmailShaped } from '@/lib/shared/email-shape'
import type { SignInCode } from '@/lib/shared/errors/auth-error-codes'
import { ageMessages } from '@/lib/shared/messages/age'
import { errorMessages } from '@/lib/shared/messages/errors'

/** What of the answer decides on the other questions; `''` as long as nothing is chosen or typed. */
export interface AgeDraft {
  readonly kind: string
  readonly birthYear: string
}

/** Nothing is chosen for anybody. */
export const NO_AGE: AgeDraft = { kind: '', birthYear: '' }

export type AgeField = 'kind' | 'birthYear' | 'parentEmail'
type AgeBody = InputOf<'PUT /account/age'>['body']

/** Whether somebody is under 16 by what they have said so far, and not sillily so. */
export function isChild({ kind, birthYear }: AgeDraft, { min, max, parentFrom }: BirthYearLimits): boolean {
  return isPossible(birthYear, { min, max }) && kind === 'pupil' && Number(birthYear) >= parentFrom
}

/** What the fields of the form say; what was typed before another answer hid its field is left out. */
export function toAge(data: FormData): AgeBody {
  const parentEmail = textOf(data, 'parentEmail')
  return {
    // The values of the radio buttons are the kinds; the form is not sent without one.
    kind: textOf(data, 'kind') as AgeBody['kind'],
    ...(data.has('birthYear') && { birthYear: Number(textOf(data, 'birthYear')) }),
    ...(parentEmail && { parentEmail }),
  }
}

/** What can be said of an answer without asking the server. */
export function ageFaults(data: FormData, limits: BirthYearLimits): Partial<Record<AgeField, string>> {
  const draft = { kind: textOf(data, 'kind'), birthYear: textOf(data, 'birthYear') }
  if (draft.kind === '') return { kind: ageMessages.kindMissing }
  if (draft.kind !== 'pupil') return {}
  if (!isPossible(draft.birthYear, limits)) return { birthYear: errorMessages['invalid-birth-year'] }
  const isParentMissing = isChild(draft, limits) && !isEmailShaped(textOf(data, 'parentEmail'))
  return isParentMissing ? { parentEmail: errorMessages['invalid-parent-email'] } : {}
}

/** The field that an error is about. */
export const AGE_FIELD_BY_CODE = {
  'invalid-birth-year': 'birthYear',
  'invalid-parent-email': 'parentEmail',
  'own-parent-email': 'parentEmail',
} as const satisfies Partial<Record<SignInCode, AgeField>>

function isPossible(year: string, { min, max }: Pick<BirthYearLimits, 'min' | 'max'>): boolean {
  return /^\s*\d{4}\s*$/.test(year) && Number(year) >= min && Number(year) <= max
}
