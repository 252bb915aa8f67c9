/** The page that leads into today's practice: to the next place, or to its end. */
export const PRACTICE_PATH = '/practice'

/** What today's practice has brought, and what comes next. */
export const PRACTICE_END_PATH = `${PRACTICE_PATH}/end`

/** Path of a place of today's practice. @param position from 1 */
export function practicePlacePath(position: number): string {
  return `${PRACTICE_PATH}/${position}`
}
