import { isAllowed, type UsageReading } from '@/lib/freemium/model'
import type { PlayerAccess } from '../exercise-player'

/** What the player may do for a signed-in user; without knowing the usage, as little as beyond the limit. */
export function accessOf(reading: UsageReading): Exclude<PlayerAccess, 'visitor'> {
  return reading !== 'unavailable' && isAllowed(reading.usage) ? 'allowed' : 'refused'
}
