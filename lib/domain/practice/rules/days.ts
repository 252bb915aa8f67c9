import type { Day } from '../model'

const DAY_MS = 86_400_000

/**
 * The day so many days later, or earlier. Days are counted by the calendar and never by hours, so that the two days a
 * year which do not have 24 of them count like all others.
 */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** How many days after `from` the day `to` is; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS
}

/** The Monday of the week in which a day is. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}
