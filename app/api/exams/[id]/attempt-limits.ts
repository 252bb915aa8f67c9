/** A set has dozens of answers, some of them texts. */
export const ATTEMPT_BYTES = 128 * 1024

/** Kept every few seconds while somebody types, perhaps in two tabs. */
export const keepingLimits = [{ name: 'exam-attempts', limit: 60, windowSeconds: 60, per: 'user' }] as const
