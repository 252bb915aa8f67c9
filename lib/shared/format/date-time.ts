/** Dates and times as Hungarian readers write them. */

/** Where most of the site's pupils live: the zone of what the server writes. */
export const HOME_TIME_ZONE = 'Europe/Budapest'

/** The time of day to the minute, `17:40`. @param timeZone the reader's own when there is none */
export function formatTime(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleTimeString('hu-HU', { hour: 'numeric', minute: '2-digit', timeZone })
}

/** A day in full, `2026. december 31.` @param timeZone the reader's own when there is none */
export function formatDate(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleDateString('hu-HU', { dateStyle: 'long', timeZone })
}

/** A day in full and the time to the minute, `2026. december 31. 17:40`. @param timeZone the reader's own when there is none */
export function formatDateTime(iso: string, timeZone: string | undefined): string {
  return new Date(iso).toLocaleString('hu-HU', { dateStyle: 'long', timeStyle: 'short', timeZone })
}

/** The day of the calendar at home, `2026-12-31`. */
export function homeDay(time: Date): string {
  return homeDays.format(time)
}

/** Kept, since making one takes much longer than using it. Swedes write days as ISO 8601 does. */
const homeDays = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_TIME_ZONE })

/** Whether two times are on one day of the calendar. @param timeZone the reader's own when there is none */
export function isSameDay(left: string, right: string, timeZone: string | undefined): boolean {
  return formatDate(left, timeZone) === formatDate(right, timeZone)
}
