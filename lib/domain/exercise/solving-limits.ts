/** Checks and hints of one account: far above what solving needs, far below what guessing by machine needs. */
export const solvingLimits = [{ name: 'solving', limit: 120, windowSeconds: 60, per: 'user' }] as const
