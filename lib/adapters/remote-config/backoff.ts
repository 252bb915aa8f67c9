const FIRST_MS = 1000
const LONGEST_MS = 4 * 60 * 60 * 1000

/**
 * How long to wait after so many failures in a row: twice as long after each, up to four hours, and up to half as much
 * more or less, so that servers that failed together do not come back together.
 *
 * @param failures at least 1.
 * @param chance from 0 to 1.
 */
export function backoffMs(failures: number, chance: number): number {
  const wait = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
  return Math.min(Math.round(wait * (0.5 + chance)), LONGEST_MS)
}
