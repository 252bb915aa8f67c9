import { isRecord } from '@/lib/shared/is-record'

/**
 * Why a new password is refused: it is too short, it is made of what stands in the account, it runs along the keyboard,
 * the alphabet or a calendar, or it is among the first that anybody would try.
 */
export const passwordWeaknesses = ['short', 'personal', 'pattern', 'common'] as const
export type PasswordWeakness = (typeof passwordWeaknesses)[number]

/** The reason that the details of a `weak-password` give; `short` when they give none. */
export function weaknessOf(details: unknown): PasswordWeakness {
  const reason = isRecord(details) ? details.reason : undefined
  return passwordWeaknesses.find((weakness) => weakness === reason) ?? 'short'
}
