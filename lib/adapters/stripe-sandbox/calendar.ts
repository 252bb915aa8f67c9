export const HOUR_SECONDS = 3600
export const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * The end of the month-long period that starts at `start`, in seconds since 1970. The day is that of the anchor, or the
 * last one of a shorter month.
 */
export function addMonth(start: number, anchor: number): number {
  const from = new Date(start * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 2, 0)).getUTCDate()
  from.setUTCDate(1)
  from.setUTCMonth(from.getUTCMonth() + 1)
  from.setUTCDate(Math.min(day, lastDay))
  return Math.round(from.getTime() / 1000)
}
