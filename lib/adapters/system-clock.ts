import type { Clock } from '@/lib/ports/clock'

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }
