/** Looks at what is remembered of one account: far above what leafing through it needs. */
export const practiceLimits = [{ name: 'practice', limit: 60, windowSeconds: 60, per: 'user' }] as const

/** Placements that are begun: who takes one does so once or twice a year, and its questions cost the free tier nothing. */
export const placementLimits = [
  ...practiceLimits,
  { name: 'placement', limit: 10, windowSeconds: 24 * 60 * 60, per: 'user' },
] as const
