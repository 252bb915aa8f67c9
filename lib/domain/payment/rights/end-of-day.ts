import { HOME_TIME_ZONE } from '@/lib/shared/format/date-time'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/**
 * The last moment of the day that is so many days after the day of a time, by the calendar of the buyers: the day of the
 * purchase itself does not count.
 *
 * @returns ISO time.
 */
export function endOfDayAfter(iso: string, days: number): string {
  const nextDay = Date.parse(`${dayOf(new Date(iso))}T00:00:00Z`) + (days + 1) * DAY_MS
  return new Date(nextDay - offsetAt(nextDay) - 1).toISOString()
}

/** How far local clocks are ahead of UTC when they show this time, as if it were in UTC. */
function offsetAt(shown: number): number {
  // In summer they are two hours ahead. Neither change of the clocks is at midnight.
  const inSummer = new Date(shown - 2 * HOUR_MS)
  return dayOf(inSummer) === new Date(shown).toISOString().slice(0, 10) ? 2 * HOUR_MS : HOUR_MS
}

/** The local day, `2026-11-21`. */
function dayOf(time: Date): string {
  return time.toLocaleDateString('sv-SE', { timeZone: HOME_TIME_ZONE })
}
