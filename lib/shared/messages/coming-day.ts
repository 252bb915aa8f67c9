const WEEKDAYS = ['vasárnap', 'hétfőn', 'kedden', 'szerdán', 'csütörtökön', 'pénteken', 'szombaton']
/** Days of a month that take "-án", as they are read aloud; the others take "-én". */
const WITH_BACK_VOWEL = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30])

/**
 * When a coming day is, as one says it today: "holnap", "szombaton", "december 3-án". Both days are of the calendar,
 * `2026-12-31`.
 */
export function comingDay(day: string, today: string): string {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  if (days <= 0) return 'ma'
  if (days === 1) return 'holnap'
  const date = new Date(day)
  if (days < 7) return WEEKDAYS[date.getUTCDay()] ?? day
  const month = date.toLocaleDateString('hu-HU', { month: 'long', timeZone: 'UTC' })
  const dayOfMonth = date.getUTCDate()
  const suffix = dayOfMonth === 1 ? 'jén' : WITH_BACK_VOWEL.has(dayOfMonth) ? 'án' : 'én'
  return `${month} ${dayOfMonth}-${suffix}`
}
