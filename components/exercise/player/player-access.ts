import { isAllowed, type UsageReading } from '@/lib/domain/freemium/model'

/** `visitor`: not signed in. `refused`: the free tier does not let this exercise start today. */
export type PlayerAccess = 'visitor' | 'allowed' | 'refused'

/** What the player may do for a signed-in user; without knowing the usage, as little as beyond the limit. */
export function accessOf(reading: UsageReading): Exclude<PlayerAccess, 'visitor'> {
  return reading !== 'unavailable' && isAllowed(reading.usage) ? 'allowed' : 'refused'
}
