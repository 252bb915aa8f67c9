/** Looks at what is remembered of one account: far above what leafing through it needs. */
export const practiceLimits = [{ name: 'practice', limit: 60, windowSeconds: 60, per: 'user' }] as const
